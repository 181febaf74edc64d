/** Message bundle of the set-up. */
export const SETTING_UP = 'large-battles-setup-pages';
