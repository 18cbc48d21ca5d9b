import type { LegalTexts } from './legal-text.ts';
import { PRIVACY_ENGLISH } from './privacy-english.ts';
import { PRIVACY_GUJARATI } from './privacy-gujarati.ts';

export const PRIVACY: LegalTexts = { en: PRIVACY_ENGLISH, gu: PRIVACY_GUJARATI };
