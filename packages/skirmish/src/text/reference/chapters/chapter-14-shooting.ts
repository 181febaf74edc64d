import type { RuleChapter } from '@drumhead/content';

export const shooting: RuleChapter = {
  title: { en: 'Shooting', it: 'Tiro' },
  rules: [
    {
      id: 'SK-RNG-1',
      page: 'S-EN p3, p7',
      title: { en: 'Procedure', it: 'Procedura' },
      clause: {
        en: 'Shooter: d6 + C + weapon + modifiers. Target: d6 + C. The shooter must be higher. Nothing of hand-to-hand counts for the target.',
        it: 'Chi tira: d6 + C + arma + modificatori. Bersaglio: d6 + C. Chi tira dev’essere più alto. Nulla del corpo a corpo conta per il bersaglio.',
      },
    },
    {
      id: 'SK-RNG-2',
      page: 'S-QR QR1',
      title: { en: 'Range bands', it: 'Le fasce di gittata' },
      clause: {
        en: 'x1 up to one stick of the weapon, x2 up to two, x3 up to three. Beyond, or where the table says none: no shot.',
        it: 'x1 fino a un misurino dell’arma, x2 fino a due, x3 fino a tre. Oltre, o dove la tabella dice di no: niente tiro.',
      },
    },
    {
      id: 'SK-RNG-3',
      page: 'S-QR QR1',
      title: { en: 'Firearms', it: 'Le armi da tiro' },
      clause: {
        en: 'Stick; x1, x2, x3. Musket L +2 +1 +0; rifle L +2 +2 +1; pistol S +1 +0, x3 −1 in SDT only; blunderbuss S +2 +0. SDT: bow M +0 −1 −2; matchlock M +1 +0 −1; tomahawk M +0.',
        it: 'Misurino; x1, x2, x3. Moschetto L +2 +1 +0; fucile a canna rigata L +2 +2 +1; pistola S +1 +0, x3 −1 solo in SDT; trombone S +2 +0. SDT: arco M +0 −1 −2; archibugio a miccia M +1 +0 −1; tomahawk M +0.',
      },
    },
    {
      id: 'SK-RNG-4',
      page: 'P10',
      variant: 'SDS',
      title: { en: 'SDS pistol and carbine', it: 'Pistola e carabina in SDS' },
      clause: {
        en: 'A pistol reaches two S; a carbine two M, at +2 and +0.',
        it: 'La pistola arriva a due S; la carabina a due M, con +2 e +0.',
      },
    },
    {
      id: 'SK-RNG-5',
      page: 'S-EN p7',
      title: { en: 'Loaded', it: 'Carica' },
      clause: {
        en: 'A firearm must be loaded to shoot, and is discharged by it.',
        it: 'Un’arma da fuoco dev’essere carica per sparare, e così si scarica.',
      },
    },
    {
      id: 'SK-RNG-6',
      page: 'S-EN contents (p13)',
      title: { en: 'Line of sight', it: 'Linea di tiro' },
      clause: { en: 'Every shot needs it (SK-GEO-7).', it: 'Ogni tiro la richiede (SK-GEO-7).' },
    },
    {
      id: 'SK-RNG-7',
      page: '-',
      title: { en: 'The nearest target', it: 'Il bersaglio più vicino' },
      clause: {
        en: 'You must shoot at the nearest visible enemy you may; passing over those Fallen, Prone or in cover is allowed. Marksmen and volleys choose freely.',
        it: 'Si deve tirare al nemico visibile più vicino a cui si può; è lecito saltare chi è caduto, prono o in copertura. Tiratori Scelti e salve scelgono liberamente.',
      },
      ruling: {
        en: 'The contents name restrictions; nearest first is the parent engine’s.',
        it: 'L’indice nomina restrizioni; il più vicino è del motore d’origine.',
      },
    },
    {
      id: 'SK-RNG-8',
      page: 'S-EN contents (p13)',
      title: { en: 'Not in or out of combat', it: 'Né da né verso le mischie' },
      clause: {
        en: 'An engaged model cannot shoot, and nobody touching a model of your side can be shot at.',
        it: 'Chi è impegnato non tira, e non si tira a chi tocca un modello della tua parte.',
      },
    },
    {
      id: 'SK-RNG-9',
      page: '-',
      title: { en: 'From horseback', it: 'Da cavallo' },
      clause: {
        en: 'Pistol, carbine or bow only, at −1. Reloading is allowed.',
        it: 'Solo pistola, carabina o arco, a −1. Ricaricare si può.',
      },
      ruling: { en: 'The contents name the section only.', it: 'L’indice nomina solo il titolo.' },
    },
    {
      id: 'SK-RNG-10',
      page: 'S-EN p3, S-QR QR1',
      title: { en: 'Cover', it: 'Copertura' },
      clause: {
        en: 'The shooter has −1 against light cover, −2 against heavy (SK-GEO-10).',
        it: 'Chi tira ha −1 contro copertura leggera, −2 contro pesante (SK-GEO-10).',
      },
    },
    {
      id: 'SK-RNG-11',
      page: 'S-QR QR1',
      title: { en: 'Fallen or Prone target', it: 'Bersaglio caduto o prono' },
      clause: { en: '−1 if it is more than L away; nearer, nothing.', it: '−1 se è a più di L; più vicino, nulla.' },
    },
    {
      id: 'SK-RNG-12',
      page: 'P2, P8',
      variant: 'SDS',
      title: { en: 'Results, SDS', it: 'Risultati, SDS' },
      clause: {
        en: 'Target beaten: shooter’s die odd, it recoils one base depth from the shooter; even, Fallen; doubled, Wounded.',
        it: 'Bersaglio battuto: dado di chi tira dispari, arretra di una profondità di basetta; pari, caduto; doppiato, ferito.',
      },
    },
    {
      id: 'SK-RNG-13',
      page: 'S-QR QR1',
      variant: 'SDT',
      title: { en: 'Results, SDT', it: 'Risultati, SDT' },
      clause: {
        en: 'Target beaten: shooter’s die odd, it moves up to S into cover, or goes prone if in cover already; even, Fallen; doubled, Wounded.',
        it: 'Bersaglio battuto: dado di chi tira dispari, muove fino a S verso una copertura, o si mette prono se già coperto; pari, caduto; doppiato, ferito.',
      },
    },
    {
      id: 'SK-RNG-14',
      page: 'S-QR QR1',
      title: { en: 'Beaten while Fallen', it: 'Battuto da caduto' },
      clause: { en: 'Wounded.', it: 'Ferito.' },
    },
    {
      id: 'SK-RNG-15',
      page: 'P8',
      title: { en: 'Only the target suffers', it: 'Subisce solo il bersaglio' },
      clause: {
        en: 'If the target wins or ties nothing happens.',
        it: 'Se il bersaglio vince o pareggia non succede nulla.',
      },
    },
    {
      id: 'SK-RNG-16',
      page: '-',
      title: { en: 'Out of ammunition', it: 'Munizioni esaurite' },
      clause: {
        en: 'A natural 1 on the shooter’s die, hit or miss: that firearm is discharged and cannot be reloaded; in a volley one of them. A bow so marked cannot shoot; a thrown tomahawk is not concerned.',
        it: 'Un 1 naturale sul dado di chi tira, colpisca o no: l’arma è scarica e non si ricarica più; in una salva una sola. Un arco così segnato non tira; un tomahawk lanciato non ne risente.',
      },
      ruling: { en: 'The rule of the volley implies it.', it: 'Lo sottintende la regola della salva.' },
    },
    {
      id: 'SK-RNG-17',
      page: '-',
      title: { en: 'Resupply', it: 'Rifornirsi' },
      clause: {
        en: '1 action in contact with a Standing, unengaged friend whose like weapon is not depleted: the mark goes.',
        it: '1 azione a contatto con un amico in piedi e non impegnato che ha la stessa arma non esaurita: il segno si toglie.',
      },
      ruling: { en: 'Keeps such men in the game.', it: 'Li tiene in gioco.' },
    },
    {
      id: 'SK-RNG-18',
      page: 'S-QR QR3',
      title: { en: 'Reloading', it: 'Ricaricare' },
      clause: {
        en: '2 actions of one turn, never half. With 3 successes a musket may fire and reload, or reload and fire.',
        it: '2 azioni dello stesso turno, mai metà. Con 3 successi un moschetto può sparare e ricaricare, o ricaricare e sparare.',
      },
    },
    {
      id: 'SK-RNG-19',
      page: 'S-QR QR3',
      title: { en: 'Slow reload', it: 'Ricarica lenta' },
      clause: {
        en: 'Rifle and matchlock never reload and fire in the same turn, in either order.',
        it: 'Fucile a canna rigata e archibugio a miccia non ricaricano e sparano mai nello stesso turno, in nessun ordine.',
      },
    },
    {
      id: 'SK-RNG-20',
      page: '-',
      title: { en: 'Who cannot reload', it: 'Chi non può ricaricare' },
      clause: { en: 'The engaged, the Fallen, the Prone.', it: 'Chi è impegnato, caduto o prono.' },
      ruling: { en: 'A ramrod needs room.', it: 'La bacchetta vuole spazio.' },
    },
    {
      id: 'SK-RNG-21',
      page: 'S-QR QR3',
      variant: 'SDT',
      title: { en: 'Tomahawks', it: 'I tomahawk' },
      clause: {
        en: 'A throw (1 action) and one other attack in the same turn. All rules of shooting but loading; never aimed. It lies where the target was until its owner ends a Move over it.',
        it: 'Un lancio (1 azione) e un altro attacco nello stesso turno. Tutte le regole del tiro tranne la carica; mai mirato. Resta dov’era il bersaglio finché il suo proprietario finisce un movimento lì sopra.',
      },
    },
    {
      id: 'SK-RNG-22',
      page: '-',
      variant: 'SDT',
      title: { en: 'Into cover', it: 'Verso la copertura' },
      clause: {
        en: 'The owner moves it up to S, unreduced and not into contact, to where it has cover from the shooter; else S towards the nearest such place. If there is none, or it cannot move, it goes prone; a Mounted model recoils.',
        it: 'Il proprietario lo muove fino a S, senza riduzioni e non a contatto, dove è coperto da chi ha tirato; altrimenti di S verso il posto più vicino così. Se non ce n’è o non può muovere, si mette prono; un Montato arretra.',
      },
      ruling: { en: 'A procedure for a printed result.', it: 'Una procedura per un risultato stampato.' },
    },
    {
      id: 'SK-RNG-23',
      page: '-',
      variant: 'SDT',
      title: { en: 'Prone already', it: 'Già prono' },
      clause: {
        en: 'Odd die, Prone in cover: nothing. Prone in the open: crawls as in SK-RNG-22 and stays Prone.',
        it: 'Dado dispari, prono in copertura: nulla. Prono allo scoperto: striscia come in SK-RNG-22 e resta prono.',
      },
      ruling: { en: 'Closes the case.', it: 'Chiude il caso.' },
    },
    {
      id: 'SK-RNG-24',
      page: '-',
      title: { en: 'Order of modifiers', it: 'Ordine dei modificatori' },
      clause: {
        en: 'Weapon by range, Marksman or Poor Shot, cover, horseback, Fallen or Prone far away; the target −1 when aimed at, −1 for each further shooter. All add up.',
        it: 'Arma per gittata, Tiratore Scelto o Pessima Mira, copertura, a cavallo, caduto o prono lontano; il bersaglio −1 se il tiro è mirato, −1 per ogni tiratore in più. Si sommano tutti.',
      },
      ruling: { en: 'The list for the log.', it: 'L’elenco per il registro.' },
    },
    {
      id: 'SK-RNG-25',
      page: '-',
      variant: 'SDT',
      title: { en: 'Finding cover', it: 'Cercare copertura' },
      clause: {
        en: 'Places are tried in 24 directions, 15° apart, in steps of S/10; your own choice need not lie on these. Farther off it is the nearest wood, building, tree or linear obstacle.',
        it: 'I posti si provano in 24 direzioni, ogni 15°, a passi di S/10; la tua scelta può stare altrove. Più lontano vale il bosco, edificio, albero o ostacolo lineare più vicino.',
      },
      ruling: { en: 'No endless search is needed.', it: 'Non serve una ricerca senza fine.' },
    },
  ],
};
