/**
 * The words of the scenarios, English and Italian side by side: a scenario without its name or description does not
 * compile. Names are fetched with the page, the rest when it is read.
 */
import type { InEveryLanguage } from '@drumhead/content';
import type { FileId } from './files/index.ts';
import type { PrintedId } from './scenarioData.ts';
import * as terms from '@drumhead/content/terms';

type ScenarioId = PrintedId | FileId;

export const scenarioNames: Readonly<Record<`sip.scenario.${ScenarioId}.name`, InEveryLanguage>> = {
  'sip.scenario.windmill-ridge.name': {
    en: 'Windmill Ridge',
    it: 'La cresta del mulino',
  },
  'sip.scenario.crossroads.name': {
    en: 'The Crossroads',
    it: 'Il crocevia',
  },
  'sip.scenario.puente-viejo.name': {
    en: 'Rearguard at Puente Viejo',
    it: 'La retroguardia di Puente Viejo',
  },
  'sip.scenario.pombal.name': terms.NeysRearguard1,
  'sip.scenario.redinha.name': terms.NeysRearguard2,
  'sip.scenario.foz-de-arouce.name': terms.NeysRearguard3,
};

/** On the home screen. */
export const scenarioAbouts: Readonly<Record<`sip.scenario.${ScenarioId}.about`, InEveryLanguage>> = {
  'sip.scenario.windmill-ridge.about': {
    en: 'A ridge with a windmill, a village, one brigade a side: a first battle of an hour.',
    it: 'Una cresta con un mulino, un villaggio, una brigata per parte: una prima battaglia di un’ora.',
  },
  'sip.scenario.crossroads.about': {
    en: 'Two brigades a side fight for a crossroads; the second brigades arrive on turn 4.',
    it: 'Due brigate per parte si contendono un crocevia; le seconde arrivano al turno 4.',
  },
  'sip.scenario.puente-viejo.about': {
    en: 'A British brigade holds a bridge, a ford and a hill against a larger French force.',
    it: 'Una brigata britannica tiene un ponte, un guado e una collina contro una forza francese più numerosa.',
  },
  'sip.scenario.pombal.about': {
    en: 'Portugal, March 1811, first of three acts: Ney keeps a castle and a bridge until night.',
    it: 'Portogallo, marzo 1811, primo di tre atti: Ney tiene un castello e un ponte fino a notte.',
  },
  'sip.scenario.redinha.about': {
    en: 'Second act: a plateau between two woods, a bridge behind it, a few of the Allies still on the march.',
    it: 'Secondo atto: un altopiano tra due boschi, un ponte alle spalle, alcuni degli alleati ancora in marcia.',
  },
  'sip.scenario.foz-de-arouce.about': {
    en: 'Third act: caught at dusk with the river behind.',
    it: 'Terzo atto: sorpresi all’imbrunire con il fiume alle spalle.',
  },
};

/** Names of terrain on the map, by the ids of its pieces. */
export const scenarioPlaces: Readonly<Record<`sip.place.${PrintedId}.${string}`, InEveryLanguage>> = {
  'sip.place.windmill-ridge.ridge': { en: 'Windmill Ridge', it: 'Cresta del mulino' },
  'sip.place.windmill-ridge.b1': { en: 'The Village', it: 'Il villaggio' },
  'sip.place.windmill-ridge.wood': terms.EastWood,
  'sip.place.crossroads.b1': { en: 'North Farms', it: 'Cascine nord' },
  'sip.place.crossroads.b2': { en: 'South Farms', it: 'Cascine sud' },
  'sip.place.crossroads.west-wood': terms.WestWood,
  'sip.place.crossroads.east-wood': terms.EastWood,
  'sip.place.crossroads.north-hill': { en: 'North Hill', it: 'Collina nord' },
  'sip.place.crossroads.south-hill': { en: 'South Hill', it: 'Collina sud' },
  'sip.place.puente-viejo.bridge': { en: 'Puente Viejo', it: 'Puente Viejo' },
  'sip.place.puente-viejo.ford': { en: 'The Ford', it: 'Il guado' },
  'sip.place.puente-viejo.hill': { en: 'Rearguard Hill', it: 'Collina della retroguardia' },
};
