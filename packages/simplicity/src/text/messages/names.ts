/** Names of troops, ground, sides and scenarios, and what adds to a number. */
import type { Naming } from '@drumhead/content';
import type { ArmyNation } from '../../armies/armyFile.ts';
import type { Kind, Piece, UnitClass } from '../../state/state.ts';
import * as terms from '@drumhead/content/terms';

export const nameMessages = {
  'sip.unit.line': {
    en: 'line infantry',
    it: 'fanteria di linea',
  },
  'sip.unit.light': {
    en: 'light infantry',
    it: 'fanteria leggera',
  },
  'sip.unit.heavyCavalry': terms.heavyCavalry,
  'sip.unit.lightCavalry': terms.lightCavalry,
  'sip.unit.footArtillery': {
    en: 'foot battery',
    it: 'batteria a piedi',
  },
  'sip.unit.horseArtillery': {
    en: 'horse battery',
    it: 'batteria a cavallo',
  },
  'sip.unit.command': {
    en: 'Command base',
    it: 'Base di comando',
  },
  'sip.class.raw': { en: 'raw', it: 'inesperta' },
  'sip.class.regular': { en: 'regular', it: 'regolare' },
  'sip.class.elite': { en: 'elite', it: 'scelta' },
  // names of units: troops by class, to which a number is added
  'sip.troops.raw.line': { en: 'Raw Line', it: 'Linea inesperta' },
  'sip.troops.raw.light': { en: 'Raw Light', it: 'Leggera inesperta' },
  'sip.troops.raw.heavyCavalry': { en: 'Raw Heavy Cavalry', it: 'Cavalleria pesante inesperta' },
  'sip.troops.raw.lightCavalry': { en: 'Raw Light Cavalry', it: 'Cavalleria leggera inesperta' },
  'sip.troops.raw.footArtillery': { en: 'Raw Foot Battery', it: 'Batteria a piedi inesperta' },
  'sip.troops.raw.horseArtillery': { en: 'Raw Horse Battery', it: 'Batteria a cavallo inesperta' },
  'sip.troops.regular.line': terms.Line,
  'sip.troops.regular.light': terms.Light,
  'sip.troops.regular.heavyCavalry': terms.HeavyCavalry,
  'sip.troops.regular.lightCavalry': terms.LightCavalry,
  'sip.troops.regular.footArtillery': { en: 'Foot Battery', it: 'Batteria a piedi' },
  'sip.troops.regular.horseArtillery': { en: 'Horse Battery', it: 'Batteria a cavallo' },
  'sip.troops.elite.line': { en: 'Elite Line', it: 'Linea scelta' },
  'sip.troops.elite.light': { en: 'Elite Light', it: 'Leggera scelta' },
  'sip.troops.elite.heavyCavalry': { en: 'Elite Heavy Cavalry', it: 'Cavalleria pesante scelta' },
  'sip.troops.elite.lightCavalry': { en: 'Elite Light Cavalry', it: 'Cavalleria leggera scelta' },
  'sip.troops.elite.footArtillery': { en: 'Elite Foot Battery', it: 'Batteria a piedi scelta' },
  'sip.troops.elite.horseArtillery': { en: 'Elite Horse Battery', it: 'Batteria a cavallo scelta' },
  'sip.label.name': { en: '{{name}}', it: '{{name}}' },
  'sip.label.unit.short': { en: '{{ordinal, nth}} {{name}}', it: '{{name}} {{ordinal}}' },
  'sip.label.unit': { en: '{{ordinal, nth}} {{name}} ({{army}})', it: '{{name}} {{ordinal}} ({{army}})' },
  'sip.label.unit.only': { en: '{{name}} ({{army}})', it: '{{name}} ({{army}})' },
  'sip.label.command': {
    en: '{{ordinal, nth}} Command base ({{army}})',
    it: 'Base di comando {{ordinal}} ({{army}})',
  },
  'sip.label.command.only': { en: 'Command base ({{army}})', it: 'Base di comando ({{army}})' },
  'sip.label.command.short': { en: '{{ordinal, nth}} Command base', it: 'Base di comando {{ordinal}}' },
  'sip.terrain.woods': terms.wood,
  'sip.terrain.rough': terms.roughGround,
  'sip.terrain.hill': terms.hill,
  'sip.terrain.fieldwork': {
    en: 'fieldwork',
    it: 'opera campale',
  },
  'sip.terrain.river': {
    en: 'river',
    it: 'fiume',
  },
  'sip.terrain.bridge': terms.bridge,
  'sip.terrain.ford': {
    en: 'ford',
    it: 'guado',
  },
  'sip.terrain.obstacle': {
    en: 'hedge or wall',
    it: 'siepe o muretto',
  },
  'sip.terrain.stream': {
    en: 'stream',
    it: 'torrente',
  },
  'sip.terrain.road': terms.road,
  'sip.terrain.section': { en: 'built-up section', it: 'settore d’abitato' },
  'sip.side.france': terms.France,
  'sip.side.austria': terms.Austria,
  'sip.side.britain': terms.Britain,
  'sip.side.russia': terms.Russia,
  'sip.side.prussia': terms.Prussia,
  'sip.side.allies': terms.AlliedArmy,
  'sip.side.plain': { en: 'Generic army', it: 'Esercito generico' },
  'sip.side.first': { en: 'First army', it: 'Primo esercito' },
  'sip.side.second': { en: 'Second army', it: 'Secondo esercito' },
  'sip.scenario.pickUp.name': { en: 'Pick-up battle', it: 'Battaglia libera' },
  'sip.dice.base': { en: 'base dice', it: 'dadi di base' },
  'sip.dice.disruption': {
    en: 'disruption points',
    it: 'punti di disordine',
  },
  'sip.dice.command': {
    en: 'Command base attached',
    it: 'base di comando aggregata',
  },
  'sip.score.muskets': {
    en: 'musketry',
    it: 'moschetteria',
  },
  'sip.score.guns': {
    en: 'guns',
    it: 'cannoni',
  },
  'sip.score.moved': { en: 'also moves or turns', it: 'muove o si gira nello stesso ordine' },
  'sip.score.thin': {
    en: 'light infantry or deployed guns',
    it: 'fanteria leggera o cannoni in batteria',
  },
  'sip.score.long': {
    en: 'long range',
    it: 'lunga gittata',
  },
  'sip.score.melee.line': {
    en: 'line infantry fights',
    it: 'mischia, fanteria di linea',
  },
  'sip.score.melee.light': {
    en: 'light infantry fights',
    it: 'mischia, fanteria leggera',
  },
  'sip.score.melee.heavyCavalry': {
    en: 'heavy cavalry fights',
    it: 'mischia, cavalleria pesante',
  },
  'sip.score.melee.lightCavalry': {
    en: 'light cavalry fights',
    it: 'mischia, cavalleria leggera',
  },
  'sip.score.melee.footArtillery': { en: 'artillery fights', it: 'mischia, artiglieria' },
  'sip.score.melee.horseArtillery': { en: 'artillery fights', it: 'mischia, artiglieria' },
  'sip.score.flank': {
    en: 'charges flank or rear',
    it: 'carica sul fianco o alle spalle',
  },
  'sip.score.flanked': {
    en: 'charged in flank or rear',
    it: 'caricata sul fianco o alle spalle',
  },
  'sip.score.frontalHorse': {
    en: 'line infantry against cavalry in front',
    it: 'fanteria di linea contro cavalleria frontale',
  },
  'sip.score.impetus': {
    en: 'cavalry charging cavalry',
    it: 'cavalleria che carica cavalleria',
  },
  'sip.score.support': { en: 'more supports', it: 'più appoggi' },
  'sip.score.hindered': {
    en: 'uphill, across an obstacle or into cover',
    it: 'in salita, oltre un ostacolo o contro una copertura',
  },
  'sip.score.lightInCover': { en: 'light infantry in cover', it: 'fanteria leggera in copertura' },
  'sip.score.limit': {
    en: 'limit of 3 to 6',
    it: 'limite da 3 a 6',
  },
  'sip.hits.scored': { en: 'hits', it: 'colpi a segno' },
  'sip.hits.beaten': {
    en: 'beaten in melee',
    it: 'battuta in mischia',
  },
  'sip.command.near': {
    en: 'Command base within 10 cm',
    it: 'base di comando entro 10 cm',
  },
  'sip.points.die': {
    en: 'die',
    it: 'dado',
  },
  'sip.points.bases': {
    en: 'Command bases on the table',
    it: 'basi di comando sul tavolo',
  },
  'sip.sum.lost': { en: 'units lost or routing', it: 'unità perdute o in rotta' },
  'sip.points.removed': {
    en: 'enemy units removed',
    it: 'unità nemiche eliminate',
  },
  'sip.points.routing': {
    en: 'enemy units routing',
    it: 'unità nemiche in rotta',
  },
  'sip.points.commands': {
    en: 'enemy Command bases lost',
    it: 'basi di comando nemiche perdute',
  },
  'sip.points.objective': {
    en: 'objective held',
    it: 'obiettivo tenuto',
  },
  'sip.points.section': {
    en: 'built-up section held',
    it: 'settore d’abitato tenuto',
  },
} as const satisfies Naming<
  `sip.unit.${Kind}` | `sip.class.${UnitClass}` | `sip.terrain.${Piece['kind']}` | `sip.side.${ArmyNation}`
>;
