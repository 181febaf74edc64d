/**
 * Did a reader come here from another part of the page? Where the browser has just opened the address itself, the focus is
 * its own business.
 */
export const isLedHere = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
