import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { forgetAllDraftText } from '../components/form/draft-text.ts';

// As for `expect.poll`: what is waited for comes as soon as a busy machine allows.
configure({ asyncUtilTimeout: 15_000 });

/** What a browser keeps from one page to the next. */
const keptByBrowser = () => ({
  local: { ...localStorage },
  session: { ...sessionStorage },
  cookies: document.cookie,
  body: document.body.innerHTML,
});

/** Where the focus was before each modal dialog: a browser brings it back there, and happy-dom does not. */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
const { showModal, close } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function showAndRemember() {
  focusBefore.set(this, document.activeElement);
  showModal.call(this);
};
HTMLDialogElement.prototype.close = function closeAndGiveBack() {
  close.call(this);
  const element = focusBefore.get(this);
  if (element instanceof HTMLElement && element !== document.body) element.focus();
};

let before: ReturnType<typeof keptByBrowser>;
// These hooks are declared first, so that they run before and after all of a file's own.
beforeAll(() => {
  before = keptByBrowser();
});
afterEach(() => {
  cleanup();
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
  // The address stays, as after a crash, so that forms have kept what was typed.
  forgetAllDraftText();
});
afterAll(() => {
  expect(keptByBrowser(), 'This file leaves something behind').toEqual(before);
});
