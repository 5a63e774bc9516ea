// Every seat has an animal, so that children find themselves without reading a name.

const ANIMALS = ["r", "g", "y", "b", "k"];

export const animalOf = (seat: number): string => ANIMALS[seat % ANIMALS.length] ?? "r";
