/** The words of the lesson in command and room. */
import * as terms from '@drumhead/content/terms';

export const commandTexts = {
  'web.lesson.command.title': { en: 'Command and room', it: 'Comando e spazio' },
  'web.lesson.command.offer': {
    en: 'A Leader near by is worth 1 on every die, and friends too near cost you your reactions.',
    it: 'Un comandante vicino vale 1 su ogni dado, e amici troppo vicini ti costano le reazioni.',
  },
  'web.lesson.command.ride': { en: 'The Leader’s span', it: 'Il raggio di comando' },
  'web.lesson.command.ride.asked': {
    en: 'Bring the far battalion into command.',
    it: 'Porta in comando il battaglione lontano.',
  },
  'web.lesson.command.ride.about': {
    en: 'A unit within 2M (240 mm) of its own Leader adds 1 to each die, in activation and in reaction. The battalion on the right stands at DIS 2 and outside the span. The Leader has one action: a ride of up to 2L (360 mm).',
    it: 'Un’unità entro 2M (240 mm) dal proprio comandante aggiunge 1 a ogni dado, in attivazione e in reazione. Il battaglione di destra è a DIS 2 e fuori dal raggio. Il comandante ha un’azione: uno spostamento fino a 2L (360 mm).',
  },
  'web.lesson.command.ride.hint': {
    en: 'Drag the Leader to the right until the battalion lies in its span.',
    it: 'Trascina il comandante a destra finché il battaglione è nel suo raggio.',
  },
  'web.lesson.command.ride.won': {
    en: 'It now rolls on 4+ in place of 5+, and only a unit in command may rally.',
    it: 'Ora tira con 4+ invece di 5+, e solo un’unità in comando può riordinarsi.',
  },
  'web.lesson.command.ride.grouped': {
    en: 'The order helps the one near by. The far one still has no Leader.',
    it: 'L’ordine aiuta quello vicino. Quello lontano è ancora senza comandante.',
  },
  'web.lesson.command.ride.missed': {
    en: 'The battalion is still outside the span.',
    it: 'Il battaglione è ancora fuori dal raggio.',
  },
  'web.lesson.command.first': { en: 'The order of units', it: 'L’ordine delle unità' },
  'web.lesson.command.first.asked': {
    en: 'The far one must act: who activates?',
    it: 'Deve agire quello lontano: chi attivi?',
  },
  'web.lesson.command.first.about': {
    en: 'Your brigade is open. The battalion on the right (Q 5+, DIS 2) must do something, and stands outside the span. A unit activates once in a phase.',
    it: 'La tua brigata è attiva. Il battaglione di destra (Q 5+, DIS 2) deve fare qualcosa, ed è fuori dal raggio. Un’unità si attiva una volta per fase.',
  },
  'web.lesson.command.first.hint': {
    en: 'Activate the Leader before the battalion, and ride towards it.',
    it: 'Attiva il comandante prima del battaglione, e spostalo verso di esso.',
  },
  'web.lesson.command.first.won': {
    en: 'The Leader first: failures of that roll never finish the brigade, and every unit reached rolls better.',
    it: 'Prima il comandante: i fallimenti di quel tiro non finiscono mai la brigata, e ogni unità raggiunta tira meglio.',
  },
  'web.lesson.command.first.early': {
    en: 'It rolls without the Leader’s 1 on each die, and has activated for this phase.',
    it: 'Tira senza l’1 del comandante su ogni dado, e per questa fase si è attivato.',
  },
  'web.lesson.command.first.other': {
    en: 'Two failures of this one finish the brigade, and the far one has not acted.',
    it: 'Due fallimenti di questo finiscono la brigata, e quello lontano non ha agito.',
  },
  'web.lesson.command.first.missed': {
    en: 'The brigade is finished, and the far battalion did nothing.',
    it: 'La brigata ha finito, e il battaglione lontano non ha fatto nulla.',
  },
  'web.lesson.command.room': { en: 'Room between friends', it: 'Spazio fra amici' },
  'web.lesson.command.room.asked': {
    en: 'Too near: what does the rear one do?',
    it: 'Troppo vicini: che fa quello dietro?',
  },
  'web.lesson.command.room.about': {
    en: 'A battalion was driven back to within one Very Short (50 mm) of a friend and is marked. While the mark lasts, your next reaction may do nothing but move one of the two apart. The rear battalion has one action in your own phase.',
    it: 'Un battaglione è stato respinto a meno di una Molto Corta (50 mm) da un amico ed è segnato. Finché dura il segno, la tua prossima reazione può solo allontanare uno dei due. Il battaglione dietro ha un’azione nella tua fase.',
  },
  'web.lesson.command.room.hint': {
    en: 'Move the rear battalion back or aside, more than 50 mm from its friend.',
    it: 'Muovi indietro o di lato il battaglione dietro, a più di 50 mm dall’amico.',
  },
  'web.lesson.command.room.won': {
    en: 'The mark is gone, and your reactions are free for what the enemy does.',
    it: 'Il segno è tolto, e le tue reazioni sono libere per ciò che fa il nemico.',
  },
  'web.lesson.command.room.missed': {
    en: 'They still stand too near: the enemy’s next failure will only let you correct it.',
    it: 'Stanno ancora troppo vicini: il prossimo fallimento del nemico ti permetterà solo di correggere.',
  },
  'web.lesson.command.play': terms.PlayItOnePhase,
  'web.lesson.command.play.asked': { en: 'End with both in command.', it: 'Finisci con entrambi in comando.' },
  'web.lesson.command.play.about': {
    en: 'Your Leader (Q 2+) stands far to the left; two battalions stand 440 mm apart, and the span is 240 mm to each side. Find the place when your phase ends.',
    it: 'Il tuo comandante (Q 2+) è molto a sinistra; due battaglioni distano 440 mm, e il raggio è di 240 mm per lato. Trova il posto entro la fine della tua fase.',
  },
  'web.lesson.command.play.hint': {
    en: 'Between the two. Activate the brigade and its Leader, ride to the middle, then pass the initiative.',
    it: 'In mezzo ai due. Attiva la brigata e il comandante, spostati al centro, poi passa l’iniziativa.',
  },
  'web.lesson.command.play.won': {
    en: 'One place, two battalions with 1 more on each die.',
    it: 'Un posto solo, due battaglioni con 1 in più su ogni dado.',
  },
  'web.lesson.command.play.missed': {
    en: 'Your phase is over, and one of the two is outside the span.',
    it: 'La tua fase è finita, e uno dei due è fuori dal raggio.',
  },
} as const;
