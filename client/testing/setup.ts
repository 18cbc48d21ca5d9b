import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { forgetAllKeptText } from '../components/form/kept-text.ts';

// As for `expect.poll`: what is waited for comes as soon as a busy machine allows.
configure({ asyncUtilTimeout: 15_000 });

/** What a browser keeps from one page to the next. */
const keptByBrowser = () => ({
  local: { ...localStorage },
  session: { ...sessionStorage },
  cookies: document.cookie,
  body: document.body.innerHTML,
});

let before: ReturnType<typeof keptByBrowser>;
// These hooks are declared first, so that they run before and after all of a file's own.
beforeAll(() => {
  before = keptByBrowser();
});
afterEach(() => {
  cleanup();
  // The address stays, as after a crash, so that forms have kept what was typed.
  forgetAllKeptText();
});
afterAll(() => {
  expect(keptByBrowser(), 'This file leaves something behind').toEqual(before);
});
