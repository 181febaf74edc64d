/** Meanings of the signs on the table of the skirmish. */
export const signMessages = {
  'sk.sign.discharged': { en: 'A firearm of the model is empty.', it: 'Una sua arma da fuoco è scarica.' },
  'sk.sign.depleted': {
    en: 'A firearm of the model is out of ammunition.',
    it: 'Una sua arma da fuoco è senza munizioni.',
  },
  'sk.sign.thrown': { en: 'The tomahawk has been thrown.', it: 'Il suo tomahawk è stato lanciato.' },
  'sk.sign.carrying': { en: 'It carries something.', it: 'Porta qualcosa.' },
  'sk.sign.upstairs': { en: 'It is on another floor.', it: 'È su un altro piano.' },
  'sk.sign.leader': { en: 'A Leader.', it: 'Un Leader.' },
  'sk.sign.nco': { en: 'An NCO.', it: 'Un sottufficiale.' },
  'sk.sign.fallen': { en: 'It is down: it must stand up first.', it: 'È a terra: prima deve alzarsi.' },
  'sk.sign.prone': { en: 'It is prone.', it: 'È prono.' },
  'sk.sign.secondLine': { en: 'The second line of a group.', it: 'La seconda linea di un gruppo.' },
  'sk.sign.reach': {
    en: 'Where it can get to, a line for each action.',
    it: 'Fin dove arriva, una linea per azione.',
  },
  'sk.sign.range': { en: 'The range bands of its weapon.', it: 'Le fasce di gittata della sua arma.' },
  'sk.sign.radius': { en: 'The command radius of a Leader.', it: 'Il raggio di comando di un Leader.' },
  'sk.sign.sight': { en: 'A line of sight that is clear.', it: 'Una linea di vista libera.' },
  'sk.sign.blocked': { en: 'A line of sight that is blocked.', it: 'Una linea di vista bloccata.' },
  'sk.sign.blocker': { en: 'This blocks a line of sight.', it: 'Questo blocca una linea di vista.' },
  'sk.sign.covering': { en: 'This covers the target.', it: 'Questo copre il bersaglio.' },
  'sk.sign.free': { en: 'A place that it may choose.', it: 'Un posto che può scegliere.' },
} as const;

export type OwnSignKey = keyof typeof signMessages;
