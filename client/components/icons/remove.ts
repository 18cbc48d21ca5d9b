import { icon } from './icon.tsx';

export const Remove = icon('M19 13H5v-2h14z');
