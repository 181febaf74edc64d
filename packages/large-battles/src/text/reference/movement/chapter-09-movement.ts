import type { RuleChapter } from '@drumhead/content';

export const movement: RuleChapter = {
  title: { en: 'Movement', it: 'Movimento' },
  rules: [
    {
      id: 'LB-MOVE-01',
      page: '10',
      title: { en: 'Moves cost actions', it: 'Muovere costa azioni' },
      clause: {
        en: "Free are only retreats and other moves a fight causes, a cavalry recall, an attached Leader and the Reserve's first march.",
        it: 'Gratis sono solo ritirate e altri movimenti causati dal combattimento, il richiamo della cavalleria, il comandante aggregato e la prima marcia della riserva.',
      },
    },
    {
      id: 'LB-MOVE-02',
      page: '10',
      title: { en: 'How far', it: 'Quanto lontano' },
      clause: {
        en: 'Per action up to: infantry line S, columns M, square VS; cavalry L; guns limbered M (horse L), unlimbered VS; Generals 2L.',
        it: 'Per azione fino a: fanteria in linea S, in colonna M, quadrato VS; cavalleria L; cannoni agganciati M (a cavallo L), in batteria VS; generali 2L.',
      },
    },
    {
      id: 'LB-MOVE-03',
      page: '10',
      title: { en: 'One kind at a time', it: 'Un tipo alla volta' },
      clause: {
        en: 'An action is one kind of move in one direction. Up to 3 moves per activation.',
        it: 'Un’azione è un solo tipo di movimento in una direzione. Fino a 3 movimenti per attivazione.',
      },
    },
    {
      id: 'LB-MOVE-04',
      page: '10',
      title: { en: 'Straight ahead', it: 'Diritto in avanti' },
      clause: { en: 'Full distance.', it: 'Distanza piena.' },
    },
    {
      id: 'LB-MOVE-05',
      page: '10',
      title: { en: 'Oblique', it: 'Obliquo' },
      clause: {
        en: 'Up to 45 degrees to either side, keeping front and formation. Full distance.',
        it: 'Fino a 45 gradi da una parte o dall’altra, mantenendo fronte e formazione. Distanza piena.',
      },
    },
    {
      id: 'LB-MOVE-06',
      page: '11',
      title: { en: 'Sideways', it: 'Di lato' },
      clause: {
        en: 'Exactly to the side, front kept; reduced one step.',
        it: 'Esattamente di lato, fronte mantenuto; ridotto di un passo.',
      },
    },
    {
      id: 'LB-MOVE-07',
      page: '11',
      title: { en: 'Backward', it: 'All’indietro' },
      clause: {
        en: 'Straight back, front kept; reduced one step.',
        it: 'Diritto indietro, fronte mantenuto; ridotto di un passo.',
      },
    },
    {
      id: 'LB-MOVE-08',
      page: '10, 11',
      title: { en: 'Nothing between', it: 'Niente vie di mezzo' },
      clause: {
        en: 'Formed troops have no directions between 45 and 90 degrees, nor between 90 and 180.',
        it: 'Le truppe in formazione non hanno direzioni fra 45 e 90 gradi, né fra 90 e 180.',
      },
      ruling: {
        en: 'Beyond 45 the book wants a manoeuvre, and lists just these.',
        it: 'Oltre 45 il libro vuole una manovra, ed elenca solo queste.',
      },
    },
    {
      id: 'LB-MOVE-09',
      page: '11',
      title: { en: 'Wheel', it: 'Conversione' },
      clause: {
        en: 'Turn on one front corner by up to 90 degrees, the other corner going forward; reduced one step. One wheel per action.',
        it: 'Si gira su un angolo frontale fino a 90 gradi, l’altro angolo in avanti; ridotta di un passo. Una conversione per azione.',
      },
    },
    {
      id: 'LB-MOVE-10',
      page: '11, 12',
      title: { en: 'How far to wheel', it: 'Misura della conversione' },
      clause: {
        en: "The straight line between the outer corner's old and new place counts as the distance.",
        it: 'Conta come distanza la linea retta fra il vecchio e il nuovo posto dell’angolo esterno.',
      },
      ruling: { en: 'Only on roads may the stick bend.', it: 'Solo sulle strade l’asta si piega.' },
    },
    {
      id: 'LB-MOVE-11',
      page: '11',
      title: { en: 'No wheel backward', it: 'Niente conversione all’indietro' },
      clause: {
        en: 'Except for guns moved by hand (LB-MOVE-20).',
        it: 'Tranne i cannoni spostati a braccia (LB-MOVE-20).',
      },
    },
    {
      id: 'LB-MOVE-12',
      page: '11',
      title: { en: 'Rotation', it: 'Rotazione' },
      clause: {
        en: 'Up to 90 degrees about the centre, 1 action.',
        it: 'Fino a 90 gradi attorno al centro, 1 azione.',
      },
    },
    {
      id: 'LB-MOVE-13',
      page: '11',
      title: { en: 'About-face', it: 'Dietrofront' },
      clause: { en: '180 degrees about the centre, 1 action.', it: '180 gradi attorno al centro, 1 azione.' },
    },
    {
      id: 'LB-MOVE-14',
      page: '10, 11',
      title: { en: 'Reducing a move', it: 'Ridurre un movimento' },
      clause: {
        en: 'L becomes M, M becomes S, S becomes VS; below VS there is no move.',
        it: 'L diventa M, M diventa S, S diventa VS; sotto VS non si muove.',
      },
    },
    {
      id: 'LB-MOVE-15',
      page: '10, 11',
      title: { en: 'What reduces it', it: 'Che cosa lo riduce' },
      clause: {
        en: 'One step each: for a manoeuvre, for difficult ground anywhere under the move, for crossing a linear obstacle. Each cause once per action.',
        it: 'Un passo ciascuno: una manovra; terreno difficile in qualsiasi punto del movimento; un ostacolo lineare superato. Ogni causa una volta per azione.',
      },
      ruling: {
        en: 'The book reduces twice for two different causes.',
        it: 'Il libro riduce due volte per due cause diverse.',
      },
    },
    {
      id: 'LB-MOVE-16',
      page: '11',
      title: { en: 'Reduced twice', it: 'Riduzione doppia' },
      clause: {
        en: 'Two causes, two steps. A line cannot manoeuvre in difficult ground at all.',
        it: 'Due cause, due passi. Una linea non può affatto manovrare su terreno difficile.',
      },
    },
    {
      id: 'LB-MOVE-17',
      page: '11, 24',
      title: { en: 'Light troops', it: 'Truppe leggere' },
      clause: { en: 'Terrain does not reduce units with Light.', it: 'Il terreno non riduce le unità con Leggero.' },
    },
    {
      id: 'LB-MOVE-18',
      page: '11',
      title: { en: 'Guns and squares in difficult ground', it: 'Cannoni e quadrati su terreno difficile' },
      clause: {
        en: 'Unlimbered guns and squares cannot move in it or over obstacles; they may rotate and change formation.',
        it: 'Cannoni in batteria e quadrati non vi muovono e non superano ostacoli; possono ruotare e cambiare formazione.',
      },
      ruling: { en: 'Below VS the ladder ends.', it: 'Sotto VS la scala finisce.' },
    },
    {
      id: 'LB-MOVE-19',
      page: '10, 12',
      title: { en: 'Moving a square', it: 'Muovere un quadrato' },
      clause: {
        en: 'VS in any direction for 1 action; it stays a square.',
        it: 'VS in ogni direzione per 1 azione; resta quadrato.',
      },
    },
    {
      id: 'LB-MOVE-20',
      page: '11',
      title: { en: 'Guns by hand', it: 'Cannoni a braccia' },
      clause: {
        en: 'Unlimbered, 1 action: up to VS any way with the front kept, a wheel forward or back (outer corner VS), or a rotation of up to 90 degrees.',
        it: 'In batteria, 1 azione: fino a VS in ogni direzione mantenendo il fronte, una conversione avanti o indietro (angolo esterno VS), o una rotazione fino a 90 gradi.',
      },
    },
    {
      id: 'LB-MOVE-21',
      page: '12',
      title: { en: 'Fast units', it: 'Unità veloci' },
      clause: {
        en: 'Infantry in march column, cavalry in column, limbered guns.',
        it: 'Fanteria in colonna di marcia, cavalleria in colonna, cannoni agganciati.',
      },
    },
    {
      id: 'LB-MOVE-22',
      page: '10, 12',
      title: { en: 'Free facing', it: 'Fronte libero' },
      clause: {
        en: 'A Fast unit puts its front centre anywhere within its distance, then faces as it likes: 1 action, no manoeuvre reduction.',
        it: 'Un’unità veloce porta il centro del fronte ovunque entro la sua distanza, poi si volge come vuole: 1 azione, nessuna riduzione per manovra.',
      },
    },
    {
      id: 'LB-MOVE-23',
      page: '10, 11',
      title: { en: 'Fast, but not through anything', it: 'Veloci, ma non ovunque' },
      clause: {
        en: 'Difficult ground and obstacles slow Fast units as they do others.',
        it: 'Terreno difficile e ostacoli rallentano le unità veloci come le altre.',
      },
      ruling: { en: 'Their exception is about direction.', it: 'La loro eccezione riguarda la direzione.' },
    },
    {
      id: 'LB-MOVE-24',
      page: '12',
      title: { en: 'The way they take', it: 'La via che fanno' },
      clause: {
        en: 'A corridor as wide as the front, from old to new head, must be free; the turn at the end is about the head.',
        it: 'Dev’essere libero un corridoio largo quanto il fronte, dalla vecchia alla nuova testa; la rotazione finale è attorno alla testa.',
      },
      ruling: { en: 'A column follows its head.', it: 'Una colonna segue la sua testa.' },
    },
    {
      id: 'LB-MOVE-25',
      page: '12',
      title: { en: 'On the road', it: 'Su strada' },
      clause: {
        en: 'A Fast unit that stays on a road measures along it round every bend.',
        it: 'Un’unità veloce che resta su una strada misura lungo di essa, curve comprese.',
      },
    },
    {
      id: 'LB-MOVE-26',
      page: '12',
      title: { en: 'Roads through difficult ground', it: 'Strade su terreno difficile' },
      clause: {
        en: 'On the road nothing it crosses slows the unit. No bonus of distance.',
        it: 'Sulla strada nulla di ciò che attraversa rallenta l’unità. Nessuna distanza in più.',
      },
      ruling: {
        en: 'It moves on the road, not the ground; no bonus is printed.',
        it: 'Muove sulla strada, non sul terreno; nessun bonus è stampato.',
      },
    },
    {
      id: 'LB-MOVE-27',
      page: '10-12',
      title: { en: 'A free path', it: 'Via libera' },
      clause: {
        en: 'The swept footprint meets no enemy, no impassable ground and not the table edge; for Generals see LB-LEAD-18, for friends LB-PASS-01.',
        it: 'L’ingombro in movimento non incontra nemici, terreno non attraversabile o bordo del tavolo; per i generali vedi LB-LEAD-18, per gli amici LB-PASS-01.',
      },
      ruling: { en: 'Not spelled out in the book.', it: 'Il libro non lo dice per esteso.' },
    },
    {
      id: 'LB-MOVE-28',
      page: '10, 15',
      title: { en: 'Halt at 1S', it: 'Alt a 1S' },
      clause: {
        en: 'Coming to 1S of any enemy unit, a unit stops; if it came straight on as an Approach, the Approach follows.',
        it: 'Giunta a 1S da un’unità nemica, l’unità si ferma; se vi è arrivata diritta per attaccare, segue l’avvicinamento.',
      },
    },
    {
      id: 'LB-MOVE-29',
      page: '10, 15',
      title: { en: 'Else keep your distance', it: 'Altrimenti a distanza' },
      clause: {
        en: 'Any other move must end more than 1S from all enemies: guns, groups, marching Reserves, reacting infantry, other directions, formation changes and rotations.',
        it: 'Ogni altro movimento finisce a più di 1S da tutti i nemici: cannoni, gruppi, riserve in marcia, fanteria in reazione, altre direzioni, cambi di formazione e rotazioni.',
      },
      ruling: {
        en: 'Only straight moves lead to an Approach, and guns never.',
        it: 'Solo il movimento diritto porta all’avvicinamento, e i cannoni mai.',
      },
    },
    {
      id: 'LB-MOVE-30',
      page: '15, 18',
      title: { en: 'Passing an enemy by', it: 'Passare accanto al nemico' },
      clause: {
        en: 'If the enemy met at 1S is not in its arc there is no Approach: it must stop short of him.',
        it: 'Se il nemico incontrato a 1S non è nell’arco non c’è avvicinamento: ci si ferma prima.',
      },
      ruling: {
        en: 'Approach and Contact go straight ahead.',
        it: 'Avvicinamento e contatto vanno diritti in avanti.',
      },
    },
    {
      id: 'LB-MOVE-31',
      page: '10, 15',
      title: { en: 'Near an enemy already', it: 'Già vicini al nemico' },
      clause: {
        en: 'Beginning within 1S it may act without moving, move so that no such gap shrinks, or Approach one of them in its arc (a move action even on the spot).',
        it: 'Se inizia entro 1S può agire senza muovere, muovere senza ridurre nessuna di quelle distanze, o avvicinarsi per attaccare uno di loro nell’arco (un’azione di movimento anche sul posto).',
      },
      ruling: {
        en: 'Can happen after retreats; the book is silent.',
        it: 'Può accadere dopo le ritirate; il libro tace.',
      },
    },
    {
      id: 'LB-MOVE-32',
      page: '11',
      title: { en: 'Over an obstacle', it: 'Oltre un ostacolo' },
      clause: {
        en: 'The reduced move must take the whole unit over. If not, first close up to it (unreduced), then cross with another action. Nobody ends astride.',
        it: 'Il movimento ridotto deve portare oltre l’intera unità. Se non basta, prima ci si accosta (senza riduzione), poi si supera con un’altra azione. Mai a cavallo dell’ostacolo.',
      },
    },
    {
      id: 'LB-MOVE-33',
      page: '5, 11',
      title: { en: 'Limbered or unlimbered', it: 'Agganciati o in batteria' },
      clause: {
        en: 'Limbered guns move and do not fire; unlimbered ones fire and are moved only by hand.',
        it: 'I cannoni agganciati muovono e non sparano; in batteria sparano e si spostano solo a braccia.',
      },
    },
    {
      id: 'LB-MOVE-34',
      page: '7, 11, 14',
      title: { en: 'Foot guns', it: 'Cannoni a piedi' },
      clause: {
        en: 'They do not move and fire in one activation, in either order; horse guns do. Rotating, limbering and unlimbering are no move here.',
        it: 'Nella stessa attivazione o muovono o sparano; quelli a cavallo possono fare entrambe le cose. Qui ruotare, agganciare e mettere in batteria non è muovere.',
      },
      ruling: {
        en: "A battery in the book's example rotates and fires.",
        it: 'Una batteria dell’esempio ruota e spara.',
      },
    },
  ],
};
