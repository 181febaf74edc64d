/** Messages of combat, shooting, morale and the end of a game. */
import * as terms from '@drumhead/content/terms';

export const combatMessages = {
  'sk.dice.melee': { en: 'Hand-to-hand combat', it: 'Corpo a corpo' },
  'sk.dice.shot': { en: 'Shot', it: 'Tiro' },
  'sk.dice.target': terms.Target,
  'sk.dice.fear': terms.Fear,
  'sk.dice.morale': { en: 'Morale', it: 'Morale' },

  'sk.fight.nothingAsked': { en: 'There is nothing to decide now.', it: 'Ora non c’è niente da decidere.' },
  'sk.fight.noContact': {
    en: '{{target}} is not an enemy in base contact with {{model}}.',
    it: '{{target}} non è un nemico a contatto di base con {{model}}.',
  },
  'sk.fight.notRanged': {
    en: '{{model}} cannot shoot with that.',
    it: '{{model}} non può tirare con quello.',
  },
  'sk.fight.proneWeapon': {
    en: '{{model}} is prone: it may shoot only a loaded firearm.',
    it: '{{model}} è in posizione prona: può tirare solo con un’arma da fuoco carica.',
  },
  'sk.fight.fromHorseback': {
    en: '{{model}} is mounted: it may shoot only a pistol, carbine or bow.',
    it: '{{model}} è a cavallo: può tirare solo con pistola, carabina o arco.',
  },
  'sk.fight.carrierShoots': {
    en: '{{model}} carries an object and cannot shoot.',
    it: '{{model}} trasporta un oggetto e non può tirare.',
  },
  'sk.fight.carrierLoads': {
    en: '{{model}} carries an object and cannot reload.',
    it: '{{model}} trasporta un oggetto e non può ricaricare.',
  },
  'sk.fight.tomahawkThrown': {
    en: '{{model}} has already thrown its tomahawk.',
    it: '{{model}} ha già lanciato il tomahawk.',
  },
  'sk.fight.noAimedThrow': { en: 'A tomahawk cannot be aimed.', it: 'Il tomahawk non si può lanciare mirando.' },
  'sk.fight.depleted': {
    en: '{{model}} has no ammunition left for that weapon.',
    it: '{{model}} non ha più munizioni per quell’arma.',
  },
  'sk.fight.unloaded': { en: 'The weapon of {{model}} is unloaded.', it: 'L’arma di {{model}} è scarica.' },
  'sk.fight.slowReload': {
    en: 'A rifle or matchlock cannot be loaded and fired in the same turn.',
    it: 'Un fucile a canna rigata o un archibugio a miccia non si può caricare e usare nello stesso turno.',
  },
  'sk.fight.engagedShooter': {
    en: '{{model}} is in contact with a standing enemy and cannot shoot.',
    it: '{{model}} è a contatto con un nemico in piedi e non può tirare.',
  },
  'sk.fight.noEnemy': {
    en: '{{target}} is not an enemy on the table.',
    it: '{{target}} non è un nemico sul tavolo.',
  },
  'sk.fight.outOfRange': {
    en: '{{target}} is out of range for that weapon of {{model}}.',
    it: '{{target}} è fuori gittata per quell’arma di {{model}}.',
  },
  'sk.fight.targetInMelee': {
    en: '{{target}} is in contact with one of your models: models cannot shoot into hand-to-hand combat.',
    it: '{{target}} è a contatto con uno dei tuoi modelli: non si può tirare in un corpo a corpo.',
  },
  'sk.fight.unseen': { en: '{{model}} cannot see {{target}}.', it: '{{model}} non vede {{target}}.' },
  'sk.fight.stealth': {
    en: '{{target}} has Stealth: in cover it cannot be a target beyond L.',
    it: '{{target}} è Furtivo: in copertura non può essere un bersaglio oltre 1L.',
  },
  'sk.fight.notNearestTarget': {
    en: '{{target}} is not the nearest legal target in the open.',
    it: '{{target}} non è il bersaglio valido più vicino allo scoperto.',
  },
  'sk.fight.loaded': { en: 'The weapon of {{model}} is already loaded.', it: 'L’arma di {{model}} è già carica.' },
  'sk.fight.noRoomToLoad': {
    en: '{{model}} must be standing and free of enemies to reload.',
    it: '{{model}} deve stare in piedi e libero da nemici per ricaricare.',
  },
  'sk.fight.notDepleted': {
    en: 'That weapon of {{model}} needs no ammunition.',
    it: 'A quell’arma di {{model}} non servono munizioni.',
  },
  'sk.fight.noSupplier': {
    en: '{{from}} is not a standing friend in contact with {{model}} and free of enemies.',
    it: '{{from}} non è un amico in piedi, a contatto con {{model}} e libero da nemici.',
  },
  'sk.fight.nothingToGive': {
    en: '{{from}} has no ammunition for that weapon of {{model}}.',
    it: '{{from}} non ha munizioni per quell’arma di {{model}}.',
  },
  'sk.fight.rideTooFar': { en: 'Riding on is limited to S.', it: 'Si può proseguire al massimo di 1C.' },
  'sk.fight.rideFirst': {
    en: 'First choose how far the rider goes on.',
    it: 'Prima scegli di quanto prosegue il cavaliere.',
  },
  'sk.fight.enemyInWay': {
    en: 'The base of {{other}} blocks the way of {{model}}.',
    it: 'La basetta di {{other}} sbarra la via a {{model}}.',
  },
  'sk.fight.enemyTouched': {
    en: '{{model}} would touch {{other}} on the way.',
    it: 'Lungo il percorso {{model}} toccherebbe {{other}}.',
  },
  'sk.fight.runTooFar': { en: 'Cover must be within S.', it: 'La copertura dev’essere entro 1C.' },
  'sk.fight.noCoverThere': {
    en: 'That place gives no cover from the shooter.',
    it: 'Quel punto non dà copertura dal tiratore.',
  },
  'sk.fight.coverFirst': {
    en: 'First choose where the target runs for cover.',
    it: 'Prima scegli dove il bersaglio corre in copertura.',
  },
  'sk.fight.depletedFirst': {
    en: 'First choose the shooter that runs out of ammunition.',
    it: 'Prima scegli il tiratore che esaurisce le munizioni.',
  },
  'sk.fight.noShooter': {
    en: '{{model}} did not fire in this volley.',
    it: '{{model}} non ha sparato in questa salva.',
  },
  'sk.fight.referenceFirst': {
    en: 'First choose which of the nearest shooters drives the target back.',
    it: 'Prima scegli quale dei tiratori più vicini respinge il bersaglio.',
  },
  'sk.fight.notNearestShooter': {
    en: '{{model}} is not one of the nearest shooters.',
    it: '{{model}} non è uno dei tiratori più vicini.',
  },
  'sk.fight.strikeFirst': {
    en: 'First choose the model that strikes the next parting blow.',
    it: 'Prima scegli chi dà il prossimo colpo alle spalle.',
  },
  'sk.fight.noParting': { en: '{{model}} has no parting blow left.', it: '{{model}} non ha più colpi alle spalle.' },
  'sk.fight.fleeFromFirst': {
    en: 'First choose the nearest enemy it flees from.',
    it: 'Prima scegli da quale dei nemici più vicini fugge.',
  },
  'sk.fight.notNearest': {
    en: '{{model}} is not one of the nearest enemies.',
    it: '{{model}} non è uno dei nemici più vicini.',
  },
  'sk.fight.successorFirst': {
    en: 'First choose the NCO that takes command.',
    it: 'Prima scegli il Sottufficiale che prende il comando.',
  },
  'sk.fight.noSuccessor': {
    en: '{{model}} cannot take command.',
    it: '{{model}} non può prendere il comando.',
  },
  'sk.fight.withdrawAboveHalf': {
    en: 'In a campaign a squad withdraws only below half strength; before that, its player can concede the game.',
    it: 'In campagna una squadra si arrende solo sotto la metà; prima, il giocatore può concedere la partita.',
  },

  'sk.end.broken': { en: 'The losing squad broke.', it: 'La squadra sconfitta è andata in rotta.' },
  'sk.end.withdrew': { en: 'The losing side withdrew.', it: 'La parte sconfitta si è arresa.' },
  'sk.end.conceded': {
    en: 'The losing side conceded the game: its models on the table count as fled.',
    it: 'La parte sconfitta ha concesso la partita: i suoi modelli sul tavolo contano come fuggiti.',
  },
  'sk.end.allBroken': {
    en: 'Both squads broke at the same moment.',
    it: 'Le due squadre sono andate in rotta nello stesso momento.',
  },

  'sk.out.wounded': terms.wounded,
  'sk.out.killed': terms.killed,
  'sk.out.fled': { en: 'fled', it: 'fuggito dal tavolo' },
  'sk.out.left': { en: 'off the table', it: 'fuori dal tavolo' },
  'sk.out.safe': { en: 'left safely', it: 'in salvo' },
} as const;
