import type { Language } from '../../../rules/languages.ts';
import { languageAttributes } from './page-template.ts';

/** What the page says. */
export interface FailedPageTexts {
  title: string;
  text: string;
  reference: string;
  home: string;
}

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box;
    background: #FFF9F0; color: #2B1B17; font: 18px/1.6 "Hind Vadodara", system-ui, sans-serif; }
  main { max-width: 34rem; border-top: 6px solid #7A1F2B; padding-top: 24px; }
  h1 { font: 600 2rem/1.2 Rasa, Georgia, serif; margin: 0 0 16px; }
  code { overflow-wrap: anywhere; color: #6B5850; }
  a { color: #B4530A; font-weight: 600; display: inline-block; padding: 10px 0; }
`;

/** A self-contained page for when rendering failed. */
export function errorPage(language: Language, texts: FailedPageTexts, requestId: string): string {
  const { title, text, reference, home } = texts;
  return `<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p>${reference} <code>${requestId}</code></p>
<a href="/">${home}</a>
</main>
</body>
</html>
`;
}
