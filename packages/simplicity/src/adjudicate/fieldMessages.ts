/**
 * Fields of situations, by name, or by the field around them and their name: descriptions, and labels of the longer ones.
 * English and Italian side by side.
 */
import * as terms from '@drumhead/content/terms';

export const fieldMessages = {
  'sip.field.commands': { en: 'Command bases on the table', it: 'Basi di comando sul tavolo' },
  'sip.field.dice': {
    en: 'Faces in the order in which they fall; left out: only scores and chances',
    it: 'Facce nell’ordine dei tiri; se vuoto, solo punteggi e probabilità',
  },
  'sip.field.dice.label': terms.Dice,
  'sip.field.unit': { en: 'The unit', it: 'L’unità' },
  'sip.field.unit.label': terms.Unit,
  'sip.field.kind': { en: 'Kind of troops', it: 'Tipo di truppe' },
  'sip.field.class': { en: 'Raw, regular or elite', it: 'Inesperta, regolare o scelta' },
  'sip.field.class.label': terms.Class,
  'sip.field.dp': { en: 'Disruption points', it: 'Punti di disordine' },
  'sip.field.dp.label': { en: 'Disruption points', it: 'Punti di disordine' },
  'sip.field.general': { en: 'A Command base is attached to it', it: 'Ha una base di comando aggregata' },
  'sip.field.order': { en: 'Order that it gets', it: 'L’ordine che riceve' },
  'sip.field.commandNear': {
    en: 'A Command base of its side is within 10 cm',
    it: 'Una base di comando della sua parte è entro 10 cm',
  },
  'sip.field.firer': { en: 'The unit that fires', it: 'L’unità che fa fuoco' },
  'sip.field.target': { en: 'The unit fired at', it: 'L’unità bersaglio' },
  'sip.field.target.label': terms.Target,
  'sip.field.range': { en: 'Distance in centimetres', it: 'Distanza in centimetri' },
  'sip.field.moved': { en: 'It moves or turns in the same order', it: 'Nello stesso ordine muove o ruota' },
  'sip.field.cover': { en: 'The target is in cover', it: 'Il bersaglio è in copertura' },
  'sip.field.limbered': { en: 'The target is limbered artillery', it: 'Il bersaglio è artiglieria al traino' },
  'sip.field.routing': { en: 'It is routing', it: 'È in rotta' },
  'sip.field.fire.routing': { en: 'The target is routing', it: 'Il bersaglio è in rotta' },
  'sip.field.first.routing': { en: 'Units routing', it: 'Unità in rotta' },
  'sip.field.second.routing': { en: 'Units routing', it: 'Unità in rotta' },
  'sip.field.classic': { en: 'The classic game without action points', it: 'Il gioco classico senza punti azione' },
  'sip.field.charger': { en: 'The unit that charged', it: 'L’unità che ha caricato' },
  'sip.field.charger.label': { en: 'Charger', it: 'Chi carica' },
  'sip.field.supports': { en: 'Friends within 10 cm that are not routing', it: 'Amici entro 10 cm non in rotta' },
  'sip.field.defender': { en: 'The unit charged', it: 'L’unità caricata' },
  'sip.field.defender.label': terms.Defender,
  'sip.field.flank': { en: 'It is charged in flank or rear', it: 'Carica sul fianco o alle spalle' },
  'sip.field.ground': {
    en: 'Ground that the charge crosses or meets; section: the defender is a garrison',
    it: 'Terreno che la carica attraversa o incontra; settore: il difensore è una guarnigione',
  },
  'sip.field.ground.label': { en: 'Ground of the charge', it: 'Terreno della carica' },
  'sip.field.friends': { en: 'Friends that it passes', it: 'Amici che attraversa' },
  'sip.field.edge': {
    en: 'Centimetres from the table edge it runs to, once turned',
    it: 'Centimetri dal bordo verso cui fugge, dopo essersi girata',
  },
  'sip.field.enemy': { en: 'Centimetres to an enemy in its way', it: 'Centimetri fino a un nemico sulla sua strada' },
  'sip.field.after': {
    en: 'What the unit of the Command base has been through',
    it: 'Che cosa ha subito l’unità della base di comando',
  },
  'sip.field.first': { en: 'The first side', it: 'La prima parte' },
  'sip.field.second': { en: 'The second side', it: 'La seconda parte' },
  'sip.field.units': { en: 'Units at the start', it: 'Unità all’inizio' },
  'sip.field.removed': { en: 'Units removed from the table', it: 'Unità tolte dal tavolo' },
  'sip.field.commandsLost': { en: 'Command bases lost', it: 'Basi di comando perdute' },
  'sip.field.objectives': {
    en: 'Worth of each objective held, in points',
    it: 'Valore di ogni obiettivo tenuto, in punti',
  },
  'sip.field.last': {
    en: 'The last player turn of the last game turn',
    it: 'L’ultimo turno di giocatore dell’ultimo turno di gioco',
  },
} as const;
