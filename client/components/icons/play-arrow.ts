import { icon } from './icon.tsx';

export const PlayArrow = icon('M8 5v14l11-7z');
