/** Names of the time for single men, by nation. A player may give them to a squad; they decide nothing. */
import type { SquadFile } from './squadFile.ts';
import { homeOf } from './profiles.ts';
import type { RandomPick } from './randomSquad.ts';

const FRENCH =
  'Arnaud Aubert Barbier Bertrand Blanchard Bonnet Boucher Bourdon Brun Caron Chevalier Colin David Delorme Dubois Dupont Durand Fabre Faure Fournier Gaillard Garnier Gautier Girard Guérin Henry Joly Lacroix Lambert Laurent Leblanc Lefèvre Lemoine Leroy Marchand Masson Mercier Meunier Moreau Morel Noël Perrin Petit Picard Renard Robin Rousseau Roux Tessier Vidal';
const BRITISH =
  'Adams Allen Baker Barnes Bennett Brooks Butler Carter Clarke Collins Cooper Davies Doyle Edwards Evans Fletcher Foster Gibson Graham Green Hall Harris Hill Hughes Jackson Kelly Knight Lewis Mason Mitchell Morgan Murphy Murray Nolan O’Brien Parker Porter Reid Roberts Shaw Simpson Spencer Stewart Taylor Turner Walker Ward Watson Webb Wright';
const GERMAN =
  'Albrecht Bauer Becker Brandt Braun Dietrich Ebert Engel Fischer Frank Friedrich Fuchs Graf Hartmann Heinrich Hoffmann Huber Jung Kaiser Keller Klein Koch König Krause Krüger Kuhn Lang Lehmann Lorenz Maier Meyer Möller Müller Neumann Otto Pfeiffer Richter Roth Schäfer Schmidt Schneider Schubert Schulz Schwarz Seidel Sommer Vogel Wagner Weber Wolf';
const RUSSIAN =
  'Alekseev Andreev Belov Bogdanov Borisov Danilov Efimov Egorov Fedorov Fomin Frolov Gavrilov Gerasimov Grigoriev Ignatov Ilyin Ivanov Kirillov Komarov Kozlov Kuzmin Lebedev Makarov Maksimov Markov Medvedev Mironov Morozov Nikitin Novikov Orlov Osipov Pavlov Petrov Popov Romanov Savin Semyonov Sergeev Sidorov Smirnov Sokolov Stepanov Tarasov Titov Vasiliev Volkov Voronin Yakovlev Zaitsev';
const NATIVE =
  'Black Kettle|Blue Heron|Broken Bow|Burnt Oak|Cold Water|Corn Tassel|Crooked Arrow|Dark Cloud|Deep Snow|Fallen Leaf|Far Thunder|Fast Otter|Gray Wolf|Great Pine|Half Moon|High Hawk|Lame Deer|Lone Elk|Long Feather|Loud Crow|Morning Frost|Night Owl|Old Bear|Quiet Fox|Red Maple|Running Marten|Sharp Flint|Silver Birch|Standing Stone|Still Water|Straight Path|Swift Turtle|Tall Reed|Three Beavers|Two Rivers|White Heron|Wild Goose|Winter Sun|Wood Duck|Yellow Corn';

/** By roster. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  fr: FRENCH.split(' '),
  gb: BRITISH.split(' '),
  pr: GERMAN.split(' '),
  at: GERMAN.split(' '),
  ru: RUSSIAN.split(' '),
  'fiw-fr': FRENCH.split(' '),
  'fiw-gb': BRITISH.split(' '),
  'fiw-prov': BRITISH.split(' '),
  'fiw-rng': BRITISH.split(' '),
  'fiw-nat': NATIVE.split('|'),
};

/** The squad with a name from its nation's list for every nameless model; names given already stay. */
export function withNames(squad: SquadFile, pick: RandomPick): SquadFile {
  const taken = new Set(squad.models.map(({ name }) => name));
  const models = squad.models.map((model) => {
    if (model.name !== undefined) return model;
    const roster = homeOf(model.profile ?? '')?.id ?? squad.roster;
    const open = (NAMES[roster] ?? []).filter((name) => !taken.has(name));
    const name = open[pick(open.length)];
    if (name === undefined) return model;
    taken.add(name);
    return { ...model, name };
  });
  return { ...squad, models };
}

/** The squad without names of its models. */
export function withoutNames(squad: SquadFile): SquadFile {
  return {
    ...squad,
    models: squad.models.map((model) => {
      const { name: _, ...nameless } = model;
      return nameless;
    }),
  };
}
