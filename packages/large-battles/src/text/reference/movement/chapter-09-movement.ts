import type { RuleChapter } from '@drumhead/content';

export const movement: RuleChapter = {
  title: { en: 'Movement', it: 'Movimento' },
  rules: [
    {
      id: 'LB-MOVE-01',
      page: '10',
      title: { en: 'Moves cost actions', it: 'Muovere costa azioni' },
      clause: {
        en: 'Every move costs actions, except retreats and other moves caused by combat, the recall of cavalry, the moves of an attached Leader and the free move of a reserve unit.',
        it: 'Ogni movimento costa azioni, salvo le ritirate e gli altri movimenti causati dal combattimento, il richiamo della cavalleria, i movimenti di un comandante aggregato e quello gratuito di un’unità di riserva.',
      },
    },
    {
      id: 'LB-MOVE-02',
      page: '10',
      title: { en: 'Distance', it: 'Distanza' },
      clause: {
        en: 'Up to this distance per action: infantry in line 1S, in column 1M, in square 1VS; cavalry 1L; limbered guns 1M (horse 1L), unlimbered 1VS; generals 2L.',
        it: 'Per azione fino a: fanteria in linea 1C, in colonna 1M, in quadrato 1MC; cavalleria 1L; cannoni al traino 1M (a cavallo 1L), in batteria 1MC; generali 2L.',
      },
    },
    {
      id: 'LB-MOVE-03',
      page: '10',
      title: { en: 'One kind at a time', it: 'Un tipo alla volta' },
      clause: {
        en: 'Each action is one kind of move in one direction. A unit makes up to 3 moves per activation.',
        it: 'Ogni azione è un solo tipo di movimento in una sola direzione. Un’unità fa fino a 3 movimenti per attivazione.',
      },
    },
    {
      id: 'LB-MOVE-04',
      page: '10',
      title: { en: 'Straight ahead', it: 'Diritto in avanti' },
      clause: {
        en: 'A unit moves straight ahead the full distance.',
        it: 'Un’unità muove diritta in avanti per la distanza piena.',
      },
    },
    {
      id: 'LB-MOVE-05',
      page: '10',
      title: { en: 'Oblique', it: 'Obliquo' },
      clause: {
        en: 'A unit may move its full distance forward at up to 45 degrees to either side, keeping its facing and formation.',
        it: 'Un’unità può muovere in avanti per l’intera distanza, fino a 45 gradi da una parte o dall’altra, mantenendo fronte e formazione.',
      },
    },
    {
      id: 'LB-MOVE-06',
      page: '11',
      title: { en: 'Lateral', it: 'Laterale' },
      clause: {
        en: 'A unit moves exactly sideways, keeping its facing. This is a manoeuvre: the distance is reduced one step.',
        it: 'Un’unità muove esattamente di lato, mantenendo il fronte. È una manovra: la distanza si riduce di un passo.',
      },
    },
    {
      id: 'LB-MOVE-07',
      page: '11',
      title: { en: 'Backward', it: 'All’indietro' },
      clause: {
        en: 'A unit moves straight back, keeping its facing. This is a manoeuvre: the distance is reduced one step.',
        it: 'Un’unità muove diritta indietro, mantenendo il fronte. È una manovra: la distanza si riduce di un passo.',
      },
    },
    {
      id: 'LB-MOVE-08',
      page: '10, 11',
      title: { en: 'Directions between', it: 'Direzioni intermedie' },
      clause: {
        en: 'Formed troops cannot move in directions between 45 and 90 degrees, or between 90 and 180.',
        it: 'Le truppe in formazione non possono muovere in direzioni fra 45 e 90 gradi, né fra 90 e 180.',
      },
      ruling: {
        en: 'Beyond 45 degrees the book wants a manoeuvre, and lists just these.',
        it: 'Oltre 45 gradi il libro vuole una manovra, ed elenca solo queste.',
      },
    },
    {
      id: 'LB-MOVE-09',
      page: '11',
      title: { en: 'Wheel', it: 'Conversione' },
      clause: {
        en: 'A unit turns on one front corner by up to 90 degrees so that the other front corner goes forward. This is a manoeuvre: the distance is reduced one step. One wheel costs one action.',
        it: 'Un’unità gira su un angolo frontale fino a 90 gradi, così che l’altro angolo frontale avanzi. È una manovra: la distanza si riduce di un passo. Una conversione costa un’azione.',
      },
    },
    {
      id: 'LB-MOVE-10',
      page: '11, 12',
      title: { en: 'Measuring a wheel', it: 'Misura della conversione' },
      clause: {
        en: 'The distance of a wheel is the straight line from the outer corner’s old place to its new one.',
        it: 'La distanza di una conversione è la linea retta fra il vecchio e il nuovo posto dell’angolo esterno.',
      },
      ruling: {
        en: 'The book lets the stick bend only on roads.',
        it: 'Il libro fa piegare il misurino solo sulle strade.',
      },
    },
    {
      id: 'LB-MOVE-11',
      page: '11',
      title: { en: 'No backward wheel', it: 'Niente conversione all’indietro' },
      clause: {
        en: 'A unit cannot wheel backward, except prolonged guns (LB-MOVE-20).',
        it: 'Un’unità non può fare una conversione all’indietro, salvo i cannoni spostati a braccia (LB-MOVE-20).',
      },
    },
    {
      id: 'LB-MOVE-12',
      page: '11',
      title: { en: 'Rotation', it: 'Rotazione' },
      clause: {
        en: 'A unit rotates on its centre by up to 90 degrees for 1 action.',
        it: 'Un’unità ruota sul proprio centro fino a 90 gradi con 1 azione.',
      },
    },
    {
      id: 'LB-MOVE-13',
      page: '11',
      title: { en: 'About-face', it: 'Dietrofront' },
      clause: {
        en: 'A unit turns 180 degrees on its centre for 1 action.',
        it: 'Un’unità si gira di 180 gradi sul proprio centro con 1 azione.',
      },
    },
    {
      id: 'LB-MOVE-14',
      page: '10, 11',
      title: { en: 'Reduction', it: 'Riduzione' },
      clause: {
        en: 'One step reduces L to M, M to S, and S to VS. A move below VS is not allowed.',
        it: 'Un passo riduce L a M, M a C, C a MC. Un movimento sotto MC non è permesso.',
      },
    },
    {
      id: 'LB-MOVE-15',
      page: '10, 11',
      title: { en: 'Causes of reduction', it: 'Cause di riduzione' },
      clause: {
        en: 'Each of these reduces a move by one step: a manoeuvre; difficult ground touched anywhere in the move; a linear obstacle crossed. Each cause counts once per action.',
        it: 'Ognuna di queste cause riduce un movimento di un passo: una manovra; terreno difficile toccato in qualsiasi punto; un ostacolo lineare superato. Ogni causa conta una volta per azione.',
      },
      ruling: {
        en: 'The book knows a double reduction from two different causes.',
        it: 'Il libro conosce una riduzione doppia per due cause diverse.',
      },
    },
    {
      id: 'LB-MOVE-16',
      page: '11',
      title: { en: 'Double reduction', it: 'Riduzione doppia' },
      clause: {
        en: 'Two causes reduce a move by two steps. Infantry in line and prolonged guns therefore cannot manoeuvre in difficult ground.',
        it: 'Due cause riducono un movimento di due passi. Perciò la fanteria in linea e i cannoni a braccia non possono manovrare su terreno difficile.',
      },
    },
    {
      id: 'LB-MOVE-17',
      page: '11, 24',
      title: { en: 'Light units', it: 'Unità leggere' },
      clause: {
        en: 'Terrain does not reduce the moves of a unit with Light.',
        it: 'Il terreno non riduce i movimenti di un’unità con Leggero.',
      },
    },
    {
      id: 'LB-MOVE-18',
      page: '11',
      title: { en: 'Guns and squares in difficult ground', it: 'Cannoni e quadrati su terreno difficile' },
      clause: {
        en: 'Unlimbered guns and squares cannot move in difficult ground or across obstacles. They may still rotate and change formation.',
        it: 'I cannoni in batteria e i quadrati non possono muovere su terreno difficile o oltre ostacoli. Possono comunque ruotare e cambiare formazione.',
      },
      ruling: {
        en: 'There is no smaller step than VS.',
        it: 'Non c’è un passo più piccolo di MC.',
      },
    },
    {
      id: 'LB-MOVE-19',
      page: '10, 12',
      title: { en: 'Moving a square', it: 'Muovere un quadrato' },
      clause: {
        en: 'A square moves up to 1VS in any direction for 1 action and stays a square.',
        it: 'Un quadrato muove fino a 1MC in ogni direzione con 1 azione e resta in quadrato.',
      },
    },
    {
      id: 'LB-MOVE-20',
      page: '11',
      title: { en: 'Prolonging guns', it: 'Cannoni a braccia' },
      clause: {
        en: 'For 1 action an unlimbered battery may move up to 1VS in any direction keeping its facing, wheel forward or backward (outer corner up to 1VS), or rotate on its centre by up to 90 degrees.',
        it: 'Con 1 azione una batteria può muovere fino a 1MC in ogni direzione mantenendo il fronte, fare una conversione avanti o indietro (angolo esterno fino a 1MC), o ruotare sul centro fino a 90 gradi.',
      },
    },
    {
      id: 'LB-MOVE-21',
      page: '12',
      title: { en: 'Fast units', it: 'Unità veloci' },
      clause: {
        en: 'Infantry in march column, cavalry in column and limbered guns are fast units.',
        it: 'La fanteria in colonna di marcia, la cavalleria in colonna e i cannoni al traino sono unità veloci.',
      },
    },
    {
      id: 'LB-MOVE-22',
      page: '10, 12',
      title: { en: 'Free facing', it: 'Fronte libero' },
      clause: {
        en: 'A fast unit moves its front centre in any direction up to its distance and then takes any facing. This costs 1 action and is not reduced as a manoeuvre.',
        it: 'Un’unità veloce porta il centro del fronte in qualsiasi direzione fino alla sua distanza, poi prende il fronte che vuole. Costa 1 azione e non è ridotto come una manovra.',
      },
    },
    {
      id: 'LB-MOVE-23',
      page: '10, 11',
      title: { en: 'Fast units and terrain', it: 'Unità veloci e terreno' },
      clause: {
        en: 'Difficult ground and obstacles reduce the moves of fast units as they do for others.',
        it: 'Terreno difficile e ostacoli riducono i movimenti delle unità veloci come quelli delle altre.',
      },
      ruling: {
        en: 'The exception for fast units is about direction.',
        it: 'L’eccezione per le unità veloci riguarda la direzione.',
      },
    },
    {
      id: 'LB-MOVE-24',
      page: '12',
      title: { en: 'Path of a fast unit', it: 'Percorso di un’unità veloce' },
      clause: {
        en: 'A fast unit needs a free corridor as wide as its front from the old to the new front centre. The turn at the end is about the front centre.',
        it: 'A un’unità veloce serve un corridoio libero, largo quanto il fronte, dal vecchio al nuovo centro del fronte. La rotazione finale è attorno al centro del fronte.',
      },
      ruling: {
        en: 'A column follows its head.',
        it: 'Una colonna segue la sua testa.',
      },
    },
    {
      id: 'LB-MOVE-25',
      page: '12',
      title: { en: 'On a road', it: 'Su strada' },
      clause: {
        en: 'A fast unit whose whole move lies on a road measures along the road, round every bend, without wheels.',
        it: 'Un’unità veloce il cui movimento sta tutto su una strada misura lungo la strada, curve comprese, senza conversioni.',
      },
    },
    {
      id: 'LB-MOVE-26',
      page: '12',
      title: { en: 'Roads through difficult ground', it: 'Strade su terreno difficile' },
      clause: {
        en: 'A unit moving on a road ignores the reductions of the ground the road crosses. It has no bonus to its distance.',
        it: 'Un’unità che muove su strada ignora le riduzioni del terreno che la strada attraversa. Non ha distanza in più.',
      },
      ruling: {
        en: 'It moves on the road, not on the ground; the book prints no bonus.',
        it: 'Muove sulla strada, non sul terreno; il libro non stampa bonus.',
      },
    },
    {
      id: 'LB-MOVE-27',
      page: '10-12',
      title: { en: 'A free path', it: 'Via libera' },
      clause: {
        en: 'A unit’s path cannot touch an enemy unit, impassable terrain or the table edge. For enemy generals see LB-LEAD-18, for friends LB-PASS-01.',
        it: 'Il percorso di un’unità non può toccare unità nemiche, terreno non attraversabile o il bordo del tavolo. Per i generali nemici vedi LB-LEAD-18, per gli amici LB-PASS-01.',
      },
      ruling: {
        en: 'The book does not spell this out.',
        it: 'Il libro non lo dice per esteso.',
      },
    },
    {
      id: 'LB-MOVE-28',
      page: '10, 15',
      title: { en: 'Halt at 1S', it: 'Alt a 1C' },
      clause: {
        en: 'A unit that comes to 1S of an enemy unit stops there at once. If this was a legal Approach move, the Approach follows.',
        it: 'Un’unità che arriva a 1C da un’unità nemica si ferma subito lì. Se era un movimento valido d’avvicinamento, segue l’avvicinamento.',
      },
    },
    {
      id: 'LB-MOVE-29',
      page: '10, 15',
      title: { en: 'Otherwise keep away', it: 'Altrimenti a distanza' },
      clause: {
        en: 'A move that is not a legal Approach must end more than 1S from all enemy units. This holds for artillery, group orders, reserve marches, infantry in reaction, moves not straight ahead, formation changes and rotations.',
        it: 'Un movimento che non è un avvicinamento valido deve finire a più di 1C da ogni unità nemica. Vale per artiglieria, ordini di gruppo, marce della riserva, fanteria in reazione, movimenti non diritti, cambi di formazione e rotazioni.',
      },
      ruling: {
        en: 'Only a straight move may lead to an Approach, and guns never make one.',
        it: 'Solo un movimento diritto può portare a un avvicinamento, e i cannoni non lo fanno mai.',
      },
    },
    {
      id: 'LB-MOVE-30',
      page: '15, 18',
      title: { en: 'Passing an enemy', it: 'Passare accanto al nemico' },
      clause: {
        en: 'If the enemy first reached at 1S is not in the mover’s frontal arc, there is no Approach: the unit must stop short of 1S.',
        it: 'Se il primo nemico raggiunto a 1C non è nell’arco frontale di chi muove, non c’è avvicinamento: l’unità deve fermarsi prima di 1C.',
      },
      ruling: {
        en: 'Approach and Contact go straight ahead only.',
        it: 'Avvicinamento e contatto vanno solo diritti in avanti.',
      },
    },
    {
      id: 'LB-MOVE-31',
      page: '10, 15',
      title: { en: 'Starting near an enemy', it: 'Iniziare vicino al nemico' },
      clause: {
        en: 'A unit that starts within 1S of enemies may act without moving, move without shortening any of those distances, or Approach one of them in its frontal arc (1 move action, even on the spot).',
        it: 'Un’unità che inizia entro 1C da nemici può agire senza muovere, muovere senza ridurre nessuna di quelle distanze, o iniziare un avvicinamento contro uno di loro nell’arco frontale (1 azione di movimento, anche sul posto).',
      },
      ruling: {
        en: 'This can happen after retreats; the book does not cover it.',
        it: 'Può accadere dopo le ritirate; il libro non lo prevede.',
      },
    },
    {
      id: 'LB-MOVE-32',
      page: '11',
      title: { en: 'Crossing an obstacle', it: 'Superare un ostacolo' },
      clause: {
        en: 'The reduced move must bring the whole unit across. If it cannot, the unit first moves up to the obstacle (1 action, not reduced) and crosses with another action. It never ends astride the obstacle.',
        it: 'Il movimento ridotto deve portare oltre l’intera unità. Se non basta, l’unità prima si accosta all’ostacolo (1 azione, senza riduzione) e lo supera con un’altra azione. Non finisce mai a cavallo dell’ostacolo.',
      },
    },
    {
      id: 'LB-MOVE-33',
      page: '5, 11',
      title: { en: 'Limbered and unlimbered guns', it: 'Cannoni al traino o in batteria' },
      clause: {
        en: 'Limbered guns may move but not fire. Unlimbered guns may fire but move only by prolonging.',
        it: 'I cannoni al traino possono muovere ma non sparare. I cannoni in batteria possono sparare, ma si spostano solo a braccia.',
      },
    },
    {
      id: 'LB-MOVE-34',
      page: '7, 11, 14',
      title: { en: 'Foot guns', it: 'Cannoni a piedi' },
      clause: {
        en: 'Foot guns cannot move and fire in the same activation, in either order; horse guns may. Rotating, limbering and unlimbering do not count as moving here.',
        it: 'I cannoni a piedi non possono muovere e sparare nella stessa attivazione, in nessun ordine; quelli a cavallo sì. Qui ruotare, mettere al traino e mettere in batteria non conta come muovere.',
      },
      ruling: {
        en: 'A battery in the book’s example rotates and fires.',
        it: 'Una batteria nell’esempio del libro ruota e spara.',
      },
    },
  ],
};
