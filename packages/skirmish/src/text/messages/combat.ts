/** Messages of combat, shooting, morale and the end of a game. */
export const combatMessages = {
  'sk.dice.melee': { en: 'Hand-to-hand combat', it: 'Corpo a corpo' },
  'sk.dice.shot': { en: 'Shot', it: 'Tiro' },
  'sk.dice.target': { en: 'Target', it: 'Bersaglio' },
  'sk.dice.fear': { en: 'Fear', it: 'Paura' },
  'sk.dice.morale': { en: 'Morale', it: 'Morale' },

  'sk.fight.nothingAsked': { en: 'There is nothing to decide now.', it: 'Ora non c’è niente da decidere.' },
  'sk.fight.noContact': {
    en: '{{target}} is no enemy in base contact with {{model}}.',
    it: '{{target}} non è un nemico a contatto di base con {{model}}.',
  },
  'sk.fight.notRanged': {
    en: '{{model}} cannot shoot with that.',
    it: '{{model}} non può tirare con quello.',
  },
  'sk.fight.proneWeapon': {
    en: '{{model}} is prone: it shoots nothing but loaded firearms.',
    it: '{{model}} è prono: può tirare solo con armi da fuoco cariche.',
  },
  'sk.fight.fromHorseback': {
    en: '{{model}} is mounted: only pistol, carbine or bow.',
    it: '{{model}} è a cavallo: solo pistola, carabina o arco.',
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
    en: 'The tomahawk of {{model}} has been thrown.',
    it: 'Il tomahawk di {{model}} è già stato lanciato.',
  },
  'sk.fight.noAimedThrow': { en: 'A tomahawk is not aimed.', it: 'Il tomahawk non si lancia mirando.' },
  'sk.fight.depleted': {
    en: '{{model}} has no ammunition left for that weapon.',
    it: '{{model}} ha esaurito le munizioni di quell’arma.',
  },
  'sk.fight.unloaded': { en: 'The weapon of {{model}} is not loaded.', it: 'L’arma di {{model}} è scarica.' },
  'sk.fight.slowReload': {
    en: 'Rifle and matchlock are not loaded and fired in the same turn.',
    it: 'Fucile a canna rigata e archibugio a miccia non si caricano e sparano nello stesso turno.',
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
    en: '{{target}} is out of range of that weapon of {{model}}.',
    it: '{{target}} è oltre la gittata di quell’arma di {{model}}.',
  },
  'sk.fight.targetInMelee': {
    en: '{{target}} is in contact with one of your side: nobody shoots into hand-to-hand combat.',
    it: '{{target}} è a contatto con uno dei tuoi: non si tira nelle mischie.',
  },
  'sk.fight.unseen': { en: '{{model}} does not see {{target}}.', it: '{{model}} non vede {{target}}.' },
  'sk.fight.stealth': {
    en: '{{target}} has Stealth: in cover it is no target from farther than L.',
    it: '{{target}} è Furtivo: in copertura non è un bersaglio da oltre L.',
  },
  'sk.fight.notNearestTarget': {
    en: '{{target}} is not the nearest enemy in the open that may be shot at.',
    it: '{{target}} non è il nemico allo scoperto più vicino a cui si possa tirare.',
  },
  'sk.fight.loaded': { en: 'The weapon of {{model}} is loaded.', it: 'L’arma di {{model}} è già carica.' },
  'sk.fight.noRoomToLoad': {
    en: '{{model}} must stand free of enemies to reload.',
    it: '{{model}} deve essere in piedi e libero da nemici per ricaricare.',
  },
  'sk.fight.notDepleted': {
    en: 'That weapon of {{model}} wants no ammunition.',
    it: 'A quell’arma di {{model}} non mancano munizioni.',
  },
  'sk.fight.noSupplier': {
    en: '{{from}} is no standing friend in contact with {{model}} and free of enemies.',
    it: '{{from}} non è un amico in piedi, a contatto con {{model}} e libero da nemici.',
  },
  'sk.fight.nothingToGive': {
    en: '{{from}} has no ammunition for that weapon of {{model}}.',
    it: '{{from}} non ha munizioni per quell’arma di {{model}}.',
  },
  'sk.fight.rideTooFar': { en: 'Riding through goes no farther than S.', it: 'Si prosegue al massimo di S.' },
  'sk.fight.rideFirst': {
    en: 'First say how far the rider goes on.',
    it: 'Prima di’ di quanto prosegue il cavaliere.',
  },
  'sk.fight.enemyInWay': {
    en: 'The base of {{other}} is in the way of {{model}}.',
    it: 'La basetta di {{other}} sbarra la via a {{model}}.',
  },
  'sk.fight.enemyTouched': {
    en: '{{model}} would come into contact with {{other}} on the way.',
    it: 'Lungo il percorso {{model}} arriverebbe a contatto con {{other}}.',
  },
  'sk.fight.runTooFar': { en: 'Cover is sought within S.', it: 'La copertura si cerca entro S.' },
  'sk.fight.noCoverThere': {
    en: 'There is no cover from the shooter at that place.',
    it: 'Lì non c’è copertura dal tiratore.',
  },
  'sk.fight.coverFirst': {
    en: 'First say where the target runs for cover.',
    it: 'Prima di’ dove il bersaglio corre al coperto.',
  },
  'sk.fight.depletedFirst': {
    en: 'First name the shooter who has no ammunition left.',
    it: 'Prima indica il tiratore che ha esaurito le munizioni.',
  },
  'sk.fight.noShooter': {
    en: '{{model}} has not fired in this volley.',
    it: '{{model}} non ha sparato in questa salva.',
  },
  'sk.fight.strikeFirst': {
    en: 'First say who strikes the next parting blow.',
    it: 'Prima di’ chi dà ora il colpo alle spalle.',
  },
  'sk.fight.noParting': {
    en: '{{model}} has no parting blow left.',
    it: '{{model}} non ha più un colpo alle spalle.',
  },
  'sk.fight.fleeFromFirst': {
    en: 'First say from which of the nearest enemies it flees.',
    it: 'Prima di’ da quale dei nemici più vicini fugge.',
  },
  'sk.fight.notNearest': {
    en: '{{model}} is not one of the nearest enemies.',
    it: '{{model}} non è uno dei nemici più vicini.',
  },
  'sk.fight.successorFirst': {
    en: 'First name the NCO who takes command.',
    it: 'Prima indica il Sottufficiale che prende il comando.',
  },
  'sk.fight.noSuccessor': {
    en: '{{model}} cannot take command.',
    it: '{{model}} non può prendere il comando.',
  },
  'sk.fight.withdrawAboveHalf': {
    en: 'In a campaign nobody withdraws before his force is below half.',
    it: 'In campagna non ci si ritira finché la forza non è sotto la metà.',
  },

  'sk.end.broken': { en: 'The enemy squad broke.', it: 'La squadra avversaria è andata in rotta.' },
  'sk.end.withdrew': { en: 'The enemy withdrew.', it: 'L’avversario si è ritirato.' },
  'sk.end.allBroken': {
    en: 'Both sides broke in the same moment.',
    it: 'Le due parti sono andate in rotta nello stesso momento.',
  },

  'sk.out.wounded': { en: 'wounded', it: 'ferito' },
  'sk.out.killed': { en: 'killed', it: 'ucciso' },
  'sk.out.fled': { en: 'run off', it: 'fuggito' },
  'sk.out.left': { en: 'off the table', it: 'fuori dal tavolo' },
  'sk.out.safe': { en: 'left safely', it: 'in salvo' },
} as const;
