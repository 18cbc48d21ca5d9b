import type { Readable } from 'node:stream';
import { DonationColumn } from '../../../../rules/donation-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { IMPORT_LIMITS } from '../../../../rules/imports.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import type { IncomingFile } from '../../../files/incoming-file.ts';
import { LegacyBody, type LegacyFields } from '../../../ways-in/rest/legacy-body.ts';
import { readListedItem } from '../../content/content.legacy.ts';
import type { ContentService } from '../../content/content.service.ts';
import type { ContentItem } from '../../content/content-item.entity.ts';
import type { NewRow, RefusedRow } from '../import.service.ts';
import { refusal } from '../import.service.ts';

/** What reads from the site: `GuardedFetch`. */
export interface Fetcher {
  json(
    address: URL,
    request: { method?: 'GET' | 'POST'; body?: unknown; bearer?: string | undefined; maximumBytes: number },
  ): Promise<unknown>;
  stream(
    address: URL,
    request: { maximumBytes: number },
  ): Promise<{ stream: Readable; mimeType: string | undefined } | undefined>;
}

/** One list of a site: its call, and what an item of it says. */
interface ListedKind {
  call: string;
  subject: NewRow['subject'];
  /** Whether its order means something; otherwise what was entered first comes first. */
  isInOrder?: boolean;
  /** @throws AppError BAD_USER_INPUT */
  read(item: unknown): { id: number; fields: Record<string, unknown>; file?: string | undefined };
}

/** What was read of a site. */
export interface ReadSite {
  rows: NewRow[];
  /** Items that make no sense. */
  refused: (RefusedRow & Pick<NewRow, 'subject'>)[];
  /** The calls that gave nothing readable. */
  unread: string[];
}

/** Characters that the database keeps. */
const LONGEST_SOURCE = 300;

/** Characters of a file's path that the database keeps; there is no file of a longer one. */
const LONGEST_PATH = 600;

/** Characters of what makes no sense. */
const LONGEST_LABEL = 60;

/** The old product's number of a column of donation types is its place here, from 1. */
const COLUMNS = [DonationColumn.MEMBERSHIP, DonationColumn.FESTIVAL, DonationColumn.HALL_AND_OTHER];

/** A list whose items have no files. */
function listed(
  call: string,
  subject: NewRow['subject'],
  id: string,
  fields: LegacyFields,
  read: (body: LegacyBody) => Record<string, unknown>,
): ListedKind {
  return {
    call,
    subject,
    read(item) {
      const body = new LegacyBody(item, { ...fields, [id]: 'number' });
      return { id: body.integer(id), fields: read(body) };
    },
  };
}

/** What only an administrator of the old site may read. */
const FOR_ADMINISTRATORS: readonly ListedKind[] = [
  listed(
    '/api/admin/contactuslist/0',
    'contact-message',
    'contacID',
    { name: 'text', email: 'text', messages: 'text' },
    (body) => ({ name: body.text('name'), email: body.text('email'), message: body.text('messages') }),
  ),
  {
    isInOrder: true,
    ...listed(
      '/api/donpayment/getsubdontype/0',
      'donation-type',
      'subDnTypeID',
      { subDnType: 'text', dnTypeID: 'number', feesAmt: 'text' },
      (body) => ({
        name: body.text('subDnType'),
        column: COLUMNS[body.integer('dnTypeID') - 1],
        fee: body.text('feesAmt'),
        isActive: true,
      }),
    ),
  },
  listed(
    '/api/login/userlist',
    'user',
    'userID',
    {
      userName: 'text',
      emailID: 'text',
      mobileNo: 'text',
      address: 'text',
      postCode: 'text',
      sheri: 'text',
    },
    (body) => ({
      name: body.text('userName'),
      email: body.text('emailID'),
      mobile: body.text('mobileNo'),
      address: body.text('address'),
      postcode: body.text('postCode'),
      sheri: body.text('sheri'),
    }),
  ),
];

function contentList(service: ContentService<ContentItem>): ListedKind {
  const { kind } = service;
  return {
    call: `${kind.legacy.list}/0`,
    subject: kind.subject,
    isInOrder: kind.order !== undefined,
    read: (item) => readListedItem(kind, item),
  };
}

/** A website of the old product, or of Samaj, read through its own REST calls. */
export class OldSite {
  #bearer: string | undefined;

  private readonly base: URL;
  /** By which what comes from here is known. */
  readonly source: string;

  /** @param address such as `https://old.example.org`, also with a path behind it */
  constructor(
    address: URL,
    private readonly fetcher: Fetcher,
  ) {
    this.base = new URL(address.pathname.replace(/\/*$/, '/'), address);
    this.source = this.base.href.slice(0, LONGEST_SOURCE);
  }

  /**
   * @param login e-mail or mobile of an administrator
   * @throws AppError UNAUTHENTICATED
   */
  async signIn(login: string, password: string): Promise<void> {
    const answer = await this.fetcher.json(this.#address('/api/login/signin'), {
      method: 'POST',
      body: { Login: login, Password: password },
      maximumBytes: IMPORT_LIMITS.listBytes,
    });
    const token = new LegacyBody(answer, { userToken: 'text' }).text('userToken');
    if (!token) throw new AppError('UNAUTHENTICATED', 'invalidLogin');
    this.#bearer = token;
  }

  /**
   * Reads all that can be brought in: what visitors see, and once signed in also messages, donation types and users.
   * @param tell hears what is read
   * @throws AppError when nothing could be read at all
   */
  async read(
    content: readonly ContentService<ContentItem>[],
    tell: (call: string, count: number) => void = () => {},
  ): Promise<ReadSite> {
    const kinds = [...content.map(contentList), ...(this.#bearer ? FOR_ADMINISTRATORS : [])];
    const site: ReadSite = { rows: [], refused: [], unread: [] };
    let lastError: unknown;
    for (const kind of kinds) {
      try {
        const items = await this.#list(kind.call);
        tell(kind.call, items.length);
        readItems(kind, items, site);
      } catch (error) {
        if (!(error instanceof AppError) || error.messageKey === 'addressRefused') throw error;
        lastError = error;
        site.unread.push(kind.call);
      }
    }
    if (site.unread.length === kinds.length) throw lastError;
    return site;
  }

  /** A file of the site; undefined when it is not there or cannot be read. */
  async openFile(path: string): Promise<IncomingFile | undefined> {
    try {
      const answer = await this.fetcher.stream(this.#address(path), { maximumBytes: LIMITS.videoBytes });
      // What it is called by the site's server says little; its name and content count.
      return answer && { stream: answer.stream, fileName: path.split('/').at(-1)! };
    } catch (error) {
      if (error instanceof AppError && error.messageKey === 'addressUnreadable') return undefined;
      throw error;
    }
  }

  async #list(call: string): Promise<unknown[]> {
    const answer = await this.fetcher.json(this.#address(call), {
      bearer: this.#bearer,
      maximumBytes: IMPORT_LIMITS.listBytes,
    });
    if (!Array.isArray(answer) || answer.length > IMPORT_LIMITS.listItems)
      throw new AppError('BAD_USER_INPUT', 'addressUnreadable');
    return answer;
  }

  #address(path: string): URL {
    return new URL(`.${path}`, this.base);
  }
}

function readItems({ subject, isInOrder, read }: ListedKind, items: unknown[], site: ReadSite): void {
  const readable: (ReturnType<typeof read> & { label: string })[] = [];
  for (const item of items) {
    try {
      const { id, fields, file } = read(item);
      readable.push({
        id,
        fields,
        file: file?.slice(0, LONGEST_PATH),
        label: String(fields.name || fields.email || id),
      });
    } catch (error) {
      const label = JSON.stringify(item)?.slice(0, LONGEST_LABEL) ?? '';
      site.refused.push({ ...refusal(error), number: site.refused.length + 1, subject, label });
    }
  }
  if (!isInOrder) readable.sort((one, other) => one.id - other.id);
  for (const { id, ...row } of readable)
    site.rows.push({ ...row, subject, sourceKey: String(id), number: site.rows.length + 1 });
}
