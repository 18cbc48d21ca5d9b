import { expect } from 'vitest';
import { MP4, PDF } from '../../files/media-fixtures.ts';
import { picture } from '../factories.ts';
import type { SentFile } from '../requests.ts';

/** What a legacy client sends for one kind of content, and what it reads back. */
export interface LegacyKind {
  save: string;
  list: string;
  remove: string;
  part: string;
  folder: string;
  file?: 'picture' | 'video' | 'pdf';
  sent: Record<string, unknown>;
  read: Record<string, unknown>;
}

const DESCRIPTION = 'The priest brings what is needed; bring flowers, fruit and your whole family.';
const SENT = { ID: 0, Name: 'By an old client', Desc: DESCRIPTION, UserID: 1 };
const READ = { id: expect.any(Number), name: 'By an old client', desc: DESCRIPTION };
export const LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** The kinds of content; one is listed twice, with a picture and with a film. */
export const KINDS: Record<string, LegacyKind> = {
  'pooja/seva': {
    save: '/api/poojaseva/savedata',
    list: '/api/poojaseva/datalist',
    remove: '/api/poojaseva/delrec',
    part: 'add',
    folder: 'PoojaSevaImg',
    file: 'picture',
    sent: { ...SENT, FileType: 'Img', FileName: '' },
    read: { ...READ, fileType: 'Img' },
  },
  'pooja/seva with a film': {
    save: '/api/poojaseva/savedata',
    list: '/api/poojaseva/datalist',
    remove: '/api/poojaseva/delrec',
    part: 'add',
    folder: 'PoojaSevaImg',
    file: 'video',
    sent: { ...SENT, FileType: 'Vedio' },
    read: { ...READ, fileType: 'Vedio' },
  },
  'daily event': {
    save: '/api/dailyevents/savedata',
    list: '/api/dailyevents/datalist',
    remove: '/api/dailyevents/delrec',
    part: 'add',
    folder: 'DailyEvantImg',
    file: 'picture',
    sent: { ...SENT, FileType: 'Img', Desc1: 'At the hall', Desc2: 'Hidden' },
    read: { ...READ, fileType: 'Img', desc1: 'At the hall', desc2: 'Hidden' },
  },
  'home page video': {
    save: '/api/dailyevents/uploadvideo',
    list: '/api/dailyevents/videolist',
    remove: '/api/dailyevents/delvideo',
    part: 'add',
    folder: 'DailyEvantImg',
    file: 'video',
    sent: { ...SENT, FileType: 'Vedio' },
    read: { ...READ, fileType: 'Vedio' },
  },
  'committee member': {
    save: '/api/commiteemem/savedata',
    list: '/api/commiteemem/datalist',
    remove: '/api/commiteemem/delrec',
    part: 'add',
    folder: 'ComMemImg',
    file: 'picture',
    sent: { ...SENT, FileType: 'Img', Designation: 'Treasurer' },
    read: { ...READ, fileType: 'Img', designation: 'Treasurer', seqNo: expect.any(Number) },
  },
  'PDF file': {
    save: '/api/admin/savepdf',
    list: '/api/admin/pdffilelist',
    remove: '/api/admin/delpdffile',
    part: 'addfile',
    folder: 'PdfFile',
    file: 'pdf',
    sent: { ...SENT, FileType: 'Pdf' },
    read: { ...READ, fileType: 'Pdf' },
  },
  'event video link': {
    save: '/api/admin/savelinks',
    list: '/api/admin/socvidlinklist',
    remove: '/api/admin/delsocvidsrclink',
    part: 'add',
    folder: 'EventImg',
    sent: { ...SENT, FileType: 'YouTube', FileName: LINK },
    read: { ...READ, fileType: 'YouTube', fileName: LINK },
  },
};

export async function fileOf(sort: LegacyKind['file']): Promise<SentFile | undefined> {
  if (sort === 'picture')
    return { content: await picture(), fileName: 'a picture.png', contentType: 'image/png' };
  if (sort === 'video') return { content: MP4, fileName: 'a film.mp4', contentType: 'video/mp4' };
  if (sort === 'pdf') return { content: PDF, fileName: 'a file.pdf', contentType: 'application/pdf' };
  return undefined;
}
