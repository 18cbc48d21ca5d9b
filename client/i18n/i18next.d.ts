import type english from './en.json';

/** Makes `t` know every key, so a misspelt one does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof english };
  }
}
