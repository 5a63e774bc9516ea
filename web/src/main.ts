import { mount } from "svelte";
import App from "./App.svelte";
import { tintBar } from "./look/bar";
import "./look/tokens.css";
import "./look/base.css";
import "./look/tiles.css";
import "./offline/install.svelte";
import { registerWorker } from "./offline/register";
import { wished, words } from "./words/words.svelte";

await words.use(wished());
mount(App, { target: document.getElementById("page") as HTMLElement });
tintBar();
registerWorker();
