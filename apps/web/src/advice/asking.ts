/** Whether the reader has asked for advice: the menu asks, the panel answers. */
import { createStore } from 'zustand/vanilla';

export const asking = createStore<{ readonly open: boolean }>(() => ({ open: false }));

export const askForAdvice = (): void => asking.setState({ open: true });
export const hideAdvice = (): void => asking.setState({ open: false });
