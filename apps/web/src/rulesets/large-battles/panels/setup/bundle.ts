/** The words of setting up, fetched with its screens. */
export const SETTING_UP = 'large-battles-setup-pages';
