/** The words of the lesson in the group order. */
import * as terms from '@drumhead/content/terms';

export const groupTexts = {
  'web.lesson.group.title': { en: 'The group order', it: 'L’ordine di gruppo' },
  'web.lesson.group.offer': {
    en: 'One roll of the Leader moves a whole brigade.',
    it: 'Un tiro del comandante muove una brigata intera.',
  },
  'web.lesson.group.one': terms.OneRollForAll,
  'web.lesson.group.one.asked': {
    en: 'Bring all three forward by one order.',
    it: 'Fai avanzare tutti e tre con un ordine.',
  },
  'web.lesson.group.one.about': {
    en: 'Your Leader has one action; your battalions are raw, with Q 5+ (4+ near the Leader). A group order costs the Leader one action: you name the units, choose the dice and roll against the Leader’s Quality. Every unit named gets all the successes.',
    it: 'Il comandante ha un’azione; i tuoi battaglioni sono inesperti, con Q 5+ (4+ vicino al comandante). Un ordine di gruppo costa un’azione al comandante: indichi le unità, scegli i dadi e tiri contro la sua Qualità. Ogni unità indicata riceve tutti i successi.',
  },
  'web.lesson.group.one.hint': {
    en: 'Choose the group order and mark all three.',
    it: 'Scegli l’ordine di gruppo e segna tutti e tre.',
  },
  'web.lesson.group.one.won': {
    en: 'One roll on 3+ for all three, where each alone would need 4+.',
    it: 'Un tiro con 3+ per tutti e tre, mentre da solo ciascuno avrebbe bisogno di 4+.',
  },
  'web.lesson.group.one.fewer': {
    en: 'The order costs the same however many units it names; whoever is left out rolls alone.',
    it: 'L’ordine costa lo stesso quanti che siano; chi resta fuori tira da solo.',
  },
  'web.lesson.group.one.rode': {
    en: 'The Leader’s action is spent, and nobody has an order.',
    it: 'L’azione del comandante è spesa, e nessuno ha un ordine.',
  },
  'web.lesson.group.one.missed': {
    en: 'The Leader’s activation is over without a group order.',
    it: 'L’attivazione del comandante è finita senza un ordine di gruppo.',
  },
  'web.lesson.group.near': { en: 'In command', it: 'In comando' },
  'web.lesson.group.near.asked': { en: 'Four battalions, one order.', it: 'Quattro battaglioni, un ordine.' },
  'web.lesson.group.near.about': {
    en: 'A group holds units in command: within the Leader’s span, 2M (240 mm). The fourth battalion stands outside it. The Leader has two actions: a ride of up to 2L costs one, a group order the other.',
    it: 'Fanno parte di un gruppo le unità in comando: entro il raggio del comandante, 2M (240 mm). Il quarto battaglione ne è fuori. Il comandante ha due azioni: uno spostamento fino a 2L ne costa una, un ordine di gruppo l’altra.',
  },
  'web.lesson.group.near.hint': {
    en: 'Ride to the right, to a place with all four within the span, then give the order to all four.',
    it: 'Spostati a destra, in un punto con tutti e quattro nel raggio, poi dai l’ordine a tutti e quattro.',
  },
  'web.lesson.group.near.won': {
    en: 'First the Leader’s place, then the order.',
    it: 'Prima il posto del comandante, poi l’ordine.',
  },
  'web.lesson.group.near.early': {
    en: 'The order went out with the fourth out of command. Ride first: the span is measured when the order is given.',
    it: 'L’ordine è partito con il quarto fuori comando. Prima spostati: il raggio si misura quando si dà l’ordine.',
  },
  'web.lesson.group.near.missed': {
    en: 'The Leader’s actions are spent without an order to all four.',
    it: 'Le azioni del comandante sono spese senza un ordine a tutti e quattro.',
  },
  'web.lesson.group.guns': { en: 'When not', it: 'Quando no' },
  'web.lesson.group.guns.asked': {
    en: 'The battery is to fire: who activates?',
    it: 'La batteria deve sparare: chi attivi?',
  },
  'web.lesson.group.guns.about': {
    en: 'A redcoat battalion stands in front of your loaded battery. No unit of a group may fire or Approach, and whoever was named in a group has activated.',
    it: 'Un battaglione di giubbe rosse sta davanti alla tua batteria carica. Nessuna unità di un gruppo può sparare o iniziare un avvicinamento, e chi fa parte di un gruppo si è attivato.',
  },
  'web.lesson.group.guns.hint': {
    en: 'Activate the battery itself, before any order to the others.',
    it: 'Attiva la batteria stessa, prima di ogni ordine agli altri.',
  },
  'web.lesson.group.guns.won': {
    en: 'A group moves; a unit that is to fire or attack activates alone. It comes first, for a double failure of the group would finish the brigade.',
    it: 'Un gruppo muove; un’unità che deve sparare o attaccare si attiva da sola. Tocca prima a lei: un doppio fallimento del gruppo finirebbe la brigata.',
  },
  'web.lesson.group.guns.grouped': {
    en: 'By a group order the battery cannot fire, and a double failure of the group would finish the brigade before it does.',
    it: 'Con un ordine di gruppo la batteria non può sparare, e un doppio fallimento del gruppo finirebbe la brigata prima di lei.',
  },
  'web.lesson.group.guns.other': {
    en: 'This one has no target. Two failures in its roll finish the brigade before the battery fires.',
    it: 'Questa non ha bersagli. Due fallimenti nel suo tiro finiscono la brigata prima che la batteria spari.',
  },
  'web.lesson.group.guns.missed': {
    en: 'The brigade is finished, and its guns were silent.',
    it: 'La brigata ha finito, e i suoi cannoni sono rimasti muti.',
  },
  'web.lesson.group.play': terms.PlayItOnePhase,
  'web.lesson.group.play.asked': { en: 'Get the whole brigade to act.', it: 'Fai agire l’intera brigata.' },
  'web.lesson.group.play.about': {
    en: 'Your phase begins. Three raw battalions (Q 5+), a good Leader (Q 2+), the enemy far away. Two failures in one roll of a unit finish the brigade; failures of the Leader’s own activation do not.',
    it: 'Comincia la tua fase. Tre battaglioni inesperti (Q 5+), un buon comandante (Q 2+), il nemico lontano. Due fallimenti in un tiro di un’unità finiscono la brigata; quelli dell’attivazione del comandante no.',
  },
  'web.lesson.group.play.hint': {
    en: 'Activate the brigade, then its Leader, then order all three.',
    it: 'Attiva la brigata, poi il comandante, poi ordina a tutti e tre.',
  },
  'web.lesson.group.play.won': {
    en: 'That is a brigade on the march. Far from the enemy, begin with the Leader.',
    it: 'Così marcia una brigata. Lontano dal nemico, comincia dal comandante.',
  },
  'web.lesson.group.play.alone': {
    en: 'A raw battalion rolls alone, and two failures would finish the brigade. Its Leader rolls on 2+.',
    it: 'Un battaglione inesperto tira da solo, e due fallimenti finirebbero la brigata. Il suo comandante tira con 2+.',
  },
  'web.lesson.group.play.missed': {
    en: 'Your phase is over without an order to the three.',
    it: 'La tua fase è finita senza un ordine ai tre.',
  },
} as const;
