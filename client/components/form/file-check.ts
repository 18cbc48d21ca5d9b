import { numberFormat } from '../../../rules/formats.ts';
import type { MessageKey } from '../../../rules/messages.ts';

/** The files that a form accepts. */
export interface FileRules {
  /** MIME types, as in `<input accept>`. */
  types: readonly string[];
  /** Upper limit in bytes. */
  maximumBytes: number;
  /** The message for a file of another type. */
  wrongType: MessageKey;
}

/** What iPhones store; not every system knows its type. */
const HEIC = /^image\/hei[cf]|\.hei[cf]$/i;

/** What phones store beside mp4; not every system knows its type either. */
const PHONE_FILM = /^video\/(?:quicktime|x-m4v|3gpp2?)\b|\.(?:mov|m4v|3gp|3g2)$/i;

/** The first reason to refuse a file, checked before a slow upload; the server checks again. */
export function checkFile(
  file: Pick<File, 'name' | 'size' | 'type'>,
  rules: FileRules,
): MessageKey | undefined {
  if (rules.types.includes('image/jpeg') && HEIC.test(`${file.type} ${file.name}`)) return 'pictureIsHeic';
  if (rules.types.includes('video/mp4') && PHONE_FILM.test(`${file.type} ${file.name}`)) return 'filmOfPhone';
  if (!rules.types.includes(file.type)) return rules.wrongType;
  if (file.size > rules.maximumBytes) return 'fileTooLarge';
  return undefined;
}

/** A file size in readable form: "740 kB", "4.8 MB". */
export function formatBytes(bytes: number, language: string): string {
  const inMegabytes = bytes >= 1024 * 1024;
  const value = inMegabytes ? bytes / (1024 * 1024) : Math.ceil(bytes / 1024);
  const number = numberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return `${number} ${inMegabytes ? 'MB' : 'kB'}`;
}
