import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';
import { CONTENT_KINDS } from './content-kinds.ts';

const steps = () =>
  [...screen.getByRole('navigation', { name: 'You are here' }).querySelectorAll('li')].map((step) => [
    step.textContent!.replace(/^\//, ''),
    step.querySelector('a')?.getAttribute('href'),
  ]);

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const STORED = {
  __typename: 'ManagedPdfDocument',
  item: {
    __typename: 'PdfDocument',
    id: 4,
    version: 1,
    name: 'diwali.pdf',
    title: 'Diwali',
    description: 'The programme',
    language: 'en',
    textLanguages: { __typename: 'PdfTextLanguages', name: 'en', title: 'en', description: 'en' },
    translations: [],
    fileType: 'PDF',
    file: null,
  },
  visibility: {
    __typename: 'ContentVisibility',
    state: 'PUBLISHED',
    shownFrom: null,
    shownUntil: null,
    heldLanguages: [],
    unneededLanguages: [],
    binnedAt: null,
  },
  tab: 'VISIBLE',
};

describe('the seven add/edit pages', () => {
  it.each([
    ['/add-events', CONTENT_KINDS.event.EditPage, 'Events', '/office/events', 'Add event'],
    [
      '/add-commiteemem',
      CONTENT_KINDS.committeeMember.EditPage,
      'Committee',
      '/office/committee',
      'Add committee member',
    ],
    [
      '/add-poojaseva',
      CONTENT_KINDS.poojaSeva.EditPage,
      'Poojas and sevas',
      '/office/pooja-sevas',
      'Add pooja/seva',
    ],
    ['/add-dailyevent', CONTENT_KINDS.notice.EditPage, 'Notices', '/office/notices', 'Add notice'],
    [
      '/add-homepgvideo',
      CONTENT_KINDS.homeVideo.EditPage,
      'Home page videos',
      '/office/home-films',
      'Add home page video',
    ],
    ['/socvid-srclink', CONTENT_KINDS.videoLink.EditPage, 'Event videos', '/office/films', 'Add event video'],
    ['/upload-pdf', CONTENT_KINDS.pdfDocument.EditPage, 'Documents', '/office/documents', 'Upload Pdf File'],
  ])(
    '[D105] %s has the dashboard and its section above it',
    async (at, Page, officeSection, address, title) => {
      await showScreen(<Page />, at, answering({}).client);
      expect(steps()).toEqual([
        ['Dashboard', '/admin-dashboard'],
        [officeSection, address],
        [title, undefined],
      ]);
      expect(heading()).toBe(title);
    },
  );

  it('[D108] a PDF that is edited has the same heading, and its name below', async () => {
    const { client } = answering({ ManagedPdfDocument: () => ({ managed: STORED }) });
    await showScreen(<CONTENT_KINDS.pdfDocument.EditPage />, '/upload-pdf?event_ID=4', client);
    await screen.findByText('Save');
    expect(heading()).toBe('Upload Pdf File');
  });
});
