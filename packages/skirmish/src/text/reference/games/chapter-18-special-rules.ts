import type { RuleChapter } from '@drumhead/content';

export const specialRules: RuleChapter = {
  title: { en: 'Special rules', it: 'Regole speciali' },
  rules: [
    {
      id: 'SK-SPR-1',
      page: '-',
      title: { en: 'Cuirass', it: 'Corazza' },
      clause: {
        en: 'When this model loses, in combat or to a shot, it adds 1 to its score in the check for a double or triple, besides the bonus of a better weapon.',
        it: 'Quando questo modello perde, in corpo a corpo o sotto tiro, somma 1 al punteggio nella verifica se è doppiato o triplicato, oltre al bonus dell’arma migliore.',
      },
      ruling: { en: 'Some wounds become knock-downs.', it: 'Qualche modello finisce a terra invece che ferito.' },
    },
    {
      id: 'SK-SPR-2',
      page: '-',
      title: { en: 'Elan', it: 'Elan' },
      clause: {
        en: 'A standing, unengaged model one Move from an enemy may declare a charge before its own roll: +1 to each die, and that Move is its first action. Its attacks have +1 in an activation in which it came into contact. It ignores Fear.',
        it: 'Un modello in piedi, non impegnato e a un movimento da un nemico può dichiarare una carica prima del suo tiro: +1 a ogni dado, e quel movimento è la prima azione. Gli attacchi hanno +1 nell’attivazione in cui è entrato a contatto. Ignora Paura.',
      },
      ruling: { en: 'It costs three times as much as Strong.', it: 'Costa tre volte Forte.' },
    },
    {
      id: 'SK-SPR-3',
      page: '-',
      title: { en: 'Engineer', it: 'Geniere' },
      clause: {
        en: 'An Engineer has +2 to bash, low walls too. Crossing obstacles, doors and ladders never shortens its Moves; a ladder costs it 1 action.',
        it: 'Un Geniere ha +2 per abbattere, anche muretti. Ostacoli, porte e scale a pioli non ne riducono mai i movimenti; una scala a pioli gli costa 1 azione.',
      },
      ruling: { en: 'Name and cost suggest this.', it: 'Lo suggeriscono nome e costo.' },
    },
    {
      id: 'SK-SPR-4',
      page: '-',
      title: { en: 'Fear', it: 'Paura' },
      clause: {
        en: 'An enemy that this model moves into contact with rolls one die against Q (with the modifiers of morale). On a failure it flees one move before any attack, without a parting blow. Once per turn for each enemy; not for Fear, Fearless, Elan or models that are down.',
        it: 'Il nemico con cui questo modello entra a contatto tira un dado contro Q (coi modificatori di morale). Se fallisce fugge di un movimento prima di ogni attacco, senza colpo alle spalle. Una volta per turno per nemico; non per Paura, Impavido, Elan o chi è a terra.',
      },
      ruling: { en: 'The parent engine’s terror rolls one die.', it: 'Il terrore del motore d’origine tira un dado.' },
    },
    {
      id: 'SK-SPR-5',
      page: '-',
      title: { en: 'Fearless', it: 'Impavido' },
      clause: {
        en: 'This model never tests morale and ignores Fear.',
        it: 'Questo modello non fa mai test di morale e ignora Paura.',
      },
      ruling: { en: 'The name says it.', it: 'Lo dice il nome.' },
    },
    {
      id: 'SK-SPR-6',
      page: '-',
      title: { en: 'Flag Bearer', it: 'Portabandiera' },
      clause: {
        en: 'While standing, it gives friends within L +1 to each morale die, besides a Leader or NCO (+2 in all at most). When it goes out of action the flag stays: a friend that takes it up becomes Flag Bearer, and an enemy may capture it.',
        it: 'Finché è in piedi dà agli amici entro 1L +1 a ogni dado di morale, oltre a Leader o sottufficiale (+2 in tutto al massimo). Quando va fuori combattimento la bandiera resta: un amico che la raccoglie diventa Portabandiera, un nemico può catturarla.',
      },
      ruling: { en: 'The cost suggests this.', it: 'Lo suggerisce il costo.' },
    },
    {
      id: 'SK-SPR-7',
      page: '-',
      title: { en: 'Green', it: 'Inesperto' },
      clause: {
        en: 'A Green model cannot roll three dice when it activates alone.',
        it: 'Un Inesperto non può tirare tre dadi quando si attiva da solo.',
      },
      ruling: { en: 'Raw troops are slow to do much.', it: 'Le reclute fanno poco alla volta.' },
    },
    {
      id: 'SK-SPR-8',
      page: 'S-EN p6–7, S-QR QR1',
      title: { en: 'Leader', it: 'Leader' },
      clause: {
        en: 'A Leader gives group orders, has a command radius of L and gives +1 to morale within L. For activation see SK-CMD-1.',
        it: 'Un Leader dà ordini di gruppo, ha un raggio di comando di 1L e dà +1 al morale entro 1L. Per l’attivazione vedi SK-CMD-1.',
      },
    },
    {
      id: 'SK-SPR-9',
      page: '-',
      title: { en: 'Light Infantry', it: 'Leggero' },
      clause: {
        en: 'Broken ground and obstacles never shorten this model’s Moves; doors do.',
        it: 'Terreno difficile e ostacoli non riducono mai i movimenti di questo modello; le porte sì.',
      },
      ruling: {
        en: 'Light troops in Large Battles are like this.',
        it: 'In Large Battles le truppe leggere sono così.',
      },
    },
    {
      id: 'SK-SPR-10',
      page: 'P11',
      title: { en: 'Marksman', it: 'Tiratore Scelto' },
      clause: {
        en: 'A Marksman has +1 to shoot and may choose any target (SK-RNG-7).',
        it: 'Un Tiratore Scelto ha +1 al tiro e può scegliere qualsiasi bersaglio (SK-RNG-7).',
      },
    },
    {
      id: 'SK-SPR-11',
      page: 'S-QR QR2',
      title: { en: 'Mounted', it: 'Montato' },
      clause: {
        en: 'A Mounted model moves L. In hand-to-hand combat it has +1, and −1 in broken ground (0 together). See SK-MOV-18 and SK-RNG-9.',
        it: 'Un modello Montato muove di 1L. In corpo a corpo ha +1, e −1 in terreno difficile (0 insieme). Vedi SK-MOV-18 e SK-RNG-9.',
      },
    },
    {
      id: 'SK-SPR-12',
      page: '-',
      title: { en: 'Musician', it: 'Musico' },
      clause: {
        en: 'A Musician that is standing, unengaged and within L of the Leader gives +1 to each die of a Group move or Regroup. It does not help volleys or Shoot and Reload.',
        it: 'Un Musico in piedi, non impegnato ed entro 1L dal Leader dà +1 a ogni dado per Mossa di gruppo e Raggrupparsi. Non aiuta le salve né Sparare e Ricaricare.',
      },
      ruling: {
        en: 'A published report says it helps groups only.',
        it: 'Secondo un resoconto pubblicato aiuta solo i gruppi.',
      },
    },
    {
      id: 'SK-SPR-13',
      page: 'S-QR QR1',
      title: { en: 'NCO', it: 'Sottufficiale' },
      clause: {
        en: 'An NCO gives +1 to morale within S and may command the squad. For activation see SK-CMD-2, for succession SK-CMD-4.',
        it: 'Un sottufficiale dà +1 al morale entro 1C e può comandare la squadra. Per l’attivazione vedi SK-CMD-2, per la successione SK-CMD-4.',
      },
    },
    {
      id: 'SK-SPR-14',
      page: '-',
      title: { en: 'Poor Shot', it: 'Pessima Mira' },
      clause: { en: 'This model has −1 to shoot.', it: 'Questo modello ha −1 al tiro.' },
      ruling: { en: 'It mirrors Marksman.', it: 'È lo specchio di Tiratore Scelto.' },
    },
    {
      id: 'SK-SPR-15',
      page: '-',
      title: { en: 'Reluctant', it: 'Riluttante' },
      clause: {
        en: 'A Move that ends in contact with an enemy costs this model one more action.',
        it: 'Un movimento che finisce a contatto con un nemico costa a questo modello un’azione in più.',
      },
      ruling: { en: 'The name suggests this.', it: 'Lo suggerisce il nome.' },
    },
    {
      id: 'SK-SPR-16',
      page: 'S-EN p4',
      title: { en: 'Scout', it: 'Scout' },
      clause: {
        en: 'Each Scout adds 1 to the roll for attacker and makes a free Move before the game (SK-DEP-5).',
        it: 'Ogni Scout somma 1 al tiro per l’attaccante e fa un movimento gratuito prima della partita (SK-DEP-5).',
      },
    },
    {
      id: 'SK-SPR-17',
      page: 'P1',
      title: { en: 'Short Move', it: 'Movimento Corto' },
      clause: { en: 'This model moves S.', it: 'Questo modello muove di 1C.' },
    },
    {
      id: 'SK-SPR-18',
      page: '-',
      title: { en: 'Slow', it: 'Lento' },
      clause: {
        en: 'This model makes at most one Move action per turn.',
        it: 'Questo modello fa al massimo un’azione di movimento per turno.',
      },
      ruling: { en: 'The book says they move less often.', it: 'Il libro dice che muovono meno spesso.' },
    },
    {
      id: 'SK-SPR-19',
      page: 'S-QR QR1',
      title: { en: 'Steadfast', it: 'Risoluto' },
      clause: { en: 'This model has +1 to each morale die.', it: 'Questo modello ha +1 a ogni dado di morale.' },
    },
    {
      id: 'SK-SPR-20',
      page: 'P11',
      title: { en: 'Strong', it: 'Forte' },
      clause: {
        en: 'This model has +1 in hand-to-hand combat, in attack and defence, and +1 to bash.',
        it: 'Questo modello ha +1 in corpo a corpo, in attacco e in difesa, e +1 per abbattere.',
      },
    },
    {
      id: 'SK-SPR-21',
      page: '-',
      title: { en: 'Unstable', it: 'Inattendibile' },
      clause: {
        en: 'With a natural 1 in its own activation roll this model loses its successes. Failures count as usual.',
        it: 'Con un 1 naturale nel suo tiro di attivazione questo modello perde i successi. I fallimenti contano come sempre.',
      },
      ruling: { en: 'Name and cost suggest this.', it: 'Lo suggeriscono nome e costo.' },
    },
    {
      id: 'SK-SPR-22',
      page: '-',
      title: { en: 'Unpredictable', it: 'Imprevedibile' },
      clause: {
        en: 'Roll a d6 before each activation roll of this model. On 1 the opponent chooses how many dice it rolls; on 6 each die has +1.',
        it: 'Tira un d6 prima di ogni tiro di attivazione di questo modello. Con 1 l’avversario sceglie quanti dadi tira; con 6 ogni dado ha +1.',
      },
      ruling: { en: 'The name suggests this.', it: 'Lo suggerisce il nome.' },
    },
    {
      id: 'SK-SPR-23',
      page: '-',
      title: { en: 'Wavering', it: 'Vacillante' },
      clause: { en: 'This model has −1 to each morale die.', it: 'Questo modello ha −1 a ogni dado di morale.' },
      ruling: { en: 'It is the coward of the parent engine.', it: 'È il codardo del motore d’origine.' },
    },
    {
      id: 'SK-SPR-24',
      page: '-',
      title: { en: 'Weak', it: 'Debole' },
      clause: {
        en: 'This model has −1 in hand-to-hand combat, in attack and defence, and −1 to bash.',
        it: 'Questo modello ha −1 in corpo a corpo, in attacco e in difesa, e −1 per abbattere.',
      },
      ruling: { en: 'It mirrors Strong.', it: 'È lo specchio di Forte.' },
    },
    {
      id: 'SK-SPR-25',
      page: 'P1, P14',
      title: { en: 'Forester', it: 'Uomo dei boschi' },
      clause: {
        en: 'Woods never shorten this model’s Moves.',
        it: 'I boschi non riducono mai i movimenti di questo modello.',
      },
    },
    {
      id: 'SK-SPR-26',
      page: '-',
      title: { en: 'Stealth', it: 'Furtivo' },
      clause: {
        en: 'This model cannot be shot at from over L while it is in cover.',
        it: 'Finché è in copertura, questo modello non può essere bersaglio da oltre 1L.',
      },
      ruling: { en: 'The name is published; the effect is ours.', it: 'Il nome è pubblicato; l’effetto è nostro.' },
    },
    {
      id: 'SK-SPR-27',
      page: 'P4',
      title: { en: 'Individualistic', it: 'Individualista' },
      clause: {
        en: 'This model cannot take part in a group order.',
        it: 'Questo modello non può partecipare a un ordine di gruppo.',
      },
    },
    {
      id: 'SK-SPR-28',
      page: '-',
      title: { en: 'Sprinter', it: 'Scattista' },
      clause: {
        en: 'Once per turn this model may make one Move with the next longer stick, before broken ground shortens it.',
        it: 'Una volta per turno questo modello può fare un movimento col misurino più lungo, prima che il terreno difficile lo riduca.',
      },
      ruling: { en: 'The name is published; the effect is ours.', it: 'Il nome è pubblicato; l’effetto è nostro.' },
    },
  ],
};
