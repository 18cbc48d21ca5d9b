import { icon } from './icon.tsx';

export const Pause = icon('M6 19h4V5H6zm8-14v14h4V5z');
