import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../testing/screen.tsx';
import { DocumentTable } from './document-table.tsx';

it('[VISIT-5] a document has the day on which its file was uploaded, whatever was corrected in its text later', async () => {
  const document = {
    ...{ id: 1, title: 'Minutes', description: 'Of the general meeting.', updatedAt: '2027-03-01T12:00:00Z' },
    textLanguages: { title: 'en', description: 'en' },
    file: { url: '/PdfFile/1.pdf', byteSize: 2048 },
    uploadedAt: '2027-01-16T12:00:00Z',
  };
  // biome-ignore lint/suspicious/noExplicitAny: what is not shown is left out.
  await showScreen(<DocumentTable items={[document as any]} titleId="documents" />);
  expect(screen.getByText('16 Jan 2027').tagName).toBe('TIME');
});
