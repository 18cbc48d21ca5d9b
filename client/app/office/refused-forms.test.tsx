import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { answering, refusal } from '../../testing/answers.ts';
import { answer, showScreen } from '../../testing/screen.tsx';
import { CONTENT_KINDS } from './content-kinds.ts';

const NO_LINK = 'Enter a link to a video on YouTube, beginning with https://.';
const SHORT = 'Too short';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Opens the page and presses Save after `fillIn`. */
async function saveNew(Page: ComponentType, fillIn?: (user: UserEvent) => Promise<void>) {
  const { user } = await showScreen(<Page />, '/', answering({}).client);
  await screen.findByRole('button', { name: 'Save' });
  await fillIn?.(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}

const choose = (type: string) => (user: UserEvent) => user.click(screen.getByRole('radio', { name: type }));

it.each<[string, ComponentType, string[], ((user: UserEvent) => Promise<void>)?]>([
  [
    'event',
    CONTENT_KINDS.event.EditPage,
    ['Enter event title.', 'Enter description minimum 60 character.', 'Choose a file of this type.'],
    async (user) => {
      await user.type(field('Description'), SHORT);
      await choose('Video')(user);
    },
  ],
  [
    'committee member',
    CONTENT_KINDS.committeeMember.EditPage,
    ['Enter name.', 'Enter position', 'Enter description'],
  ],
  ['pooja', CONTENT_KINDS.poojaSeva.EditPage, ['Enter Title.', 'Enter Description.']],
  [
    'pooja with a film',
    CONTENT_KINDS.poojaSeva.EditPage,
    ['Enter Title.', 'Enter Description.', 'Choose a file of this type.'],
    choose('Video'),
  ],
  ['notice', CONTENT_KINDS.notice.EditPage, ['Enter Title.', 'Enter Description.']],
  ['home page video', CONTENT_KINDS.homeVideo.EditPage, ['Choose a video or enter a link.']],
  [
    'home page video by a link',
    CONTENT_KINDS.homeVideo.EditPage,
    ['Choose a video or enter a link.'],
    choose('Link to YouTube'),
  ],
  [
    'event video',
    CONTENT_KINDS.videoLink.EditPage,
    ['Enter title.', 'Enter description.', NO_LINK],
    (user) => user.type(field('Link'), 'https://vimeo.com/1'),
  ],
  ['document', CONTENT_KINDS.pdfDocument.EditPage, ['Enter description.', 'Choose a file of this type.']],
])('[D37] [D81] %s: the first message in a dialog, each at its field', async (_name, Page, texts, fillIn) => {
  const user = await saveNew(Page, fillIn);
  await answer(user, texts[0]!);
  for (const text of texts) expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('[D81] what was typed is kept', async () => {
  const user = await saveNew(CONTENT_KINDS.event.EditPage, (user) => user.type(field('Description'), SHORT));
  await answer(user, 'Enter event title.');
  expect(field('Description').value).toBe(SHORT);
});

it.each<[string, ComponentType, string, string?]>([
  ['a film', CONTENT_KINDS.poojaSeva.EditPage, 'Only mp4 videos are supported.', 'Video'],
  ['a document', CONTENT_KINDS.pdfDocument.EditPage, 'Only PDF files are supported.'],
])('[D37] a picture is not taken for %s', async (_name, Page, text, type) => {
  await saveNew(Page, async (user) => {
    if (type) await choose(type)(user);
    for (const name of ['Title', 'Description'])
      if (screen.queryByRole('textbox', { name })) await user.type(field(name), 'With a picture');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    input.accept = '';
    await user.upload(input, new File(['picture'], 'lamp.png', { type: 'image/png' }));
  });
  expect(await screen.findByRole('alertdialog', { name: text })).toBeDefined();
});

it.each<[string, ComponentType, string]>([
  ['event_ID=99999999', CONTENT_KINDS.event.EditPage, 'ManagedEvent'],
  ['_ID=99999999', CONTENT_KINDS.committeeMember.EditPage, 'ManagedCommitteeMember'],
])('[D36] %s, which nothing has, shows the message and no form', async (search, Page, operation) => {
  const none = () => {
    throw refusal({ code: 'NOT_FOUND', messageKey: 'internalError' });
  };
  await showScreen(<Page />, `/?${search}`, answering({ [operation]: none }).client);
  expect(await screen.findByText(/Something went wrong internal server error\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Save|Make visible)/ })).toBeNull();
});
