import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EditCommitteeMemberPage } from '../../features/committee/office/edit-committee-member-page.tsx';
import { UploadDocumentPage } from '../../features/documents/office/upload-document-page.tsx';
import { EditEventPage } from '../../features/events/office/edit-event-page.tsx';
import { EditHomeVideoPage } from '../../features/home-videos/office/edit-home-video-page.tsx';
import { EditNoticePage } from '../../features/notices/office/edit-notice-page.tsx';
import { EditPoojaSevaPage } from '../../features/pooja-sevas/office/edit-pooja-seva-page.tsx';
import { EditVideoLinkPage } from '../../features/video-links/office/edit-video-link-page.tsx';
import { answering } from '../../testing/answers.ts';
import { showScreen } from '../../testing/screen.tsx';

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
  shelf: 'VISIBLE',
};

describe('the seven add/edit pages', () => {
  it.each([
    ['/add-events', EditEventPage, 'Events', '/office/events', 'Add event'],
    ['/add-commiteemem', EditCommitteeMemberPage, 'Committee', '/office/committee', 'Add committee member'],
    ['/add-poojaseva', EditPoojaSevaPage, 'Poojas and sevas', '/office/pooja-sevas', 'Add pooja/seva'],
    ['/add-dailyevent', EditNoticePage, 'Notices', '/office/notices', 'Add notice'],
    ['/add-homepgvideo', EditHomeVideoPage, 'Home page videos', '/office/home-films', 'Add home page video'],
    ['/socvid-srclink', EditVideoLinkPage, 'Event videos', '/office/films', 'Add event video'],
    ['/upload-pdf', UploadDocumentPage, 'Documents', '/office/documents', 'Upload Pdf File'],
  ])('[D105] %s has the dashboard and its room above it', async (at, Page, room, address, title) => {
    await showScreen(<Page />, at, answering({}).client);
    expect(steps()).toEqual([
      ['Dashboard', '/admin-dashboard'],
      [room, address],
      [title, undefined],
    ]);
    expect(heading()).toBe(title);
  });

  it('[D108] a PDF that is edited has the same heading, and its name below', async () => {
    const { client } = answering({ ManagedPdfDocument: () => ({ managedPdfDocument: STORED }) });
    await showScreen(<UploadDocumentPage />, '/upload-pdf?event_ID=4', client);
    await screen.findByText('Save');
    expect(heading()).toBe('Upload Pdf File');
  });
});
