import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { MESSAGES } from './messages.ts';
import { validate } from './validation.ts';
import { youtubeVideoId } from './youtube.ts';
import { youtubeLink } from './youtube-link.ts';

const ID = 'dQw4w9WgXcQ';

function linkOf(link: unknown) {
  try {
    return validate(z.object({ link: youtubeLink() }), { link }).link;
  } catch (error) {
    return error instanceof AppError ? error.message : error;
  }
}

describe('films on YouTube (D39)', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=PL1&v=${ID}&t=42s`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://youtu.be/${ID}/`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `https://youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}/`,
    ` HTTPS://WWW.YouTube.com/watch?v=${ID} `,
  ])('%s shows the film', (url) => {
    expect(youtubeVideoId(url)).toBe(ID);
  });

  it.each([
    '',
    ID,
    'https://www.youtube.com/@shreesamaj',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?v=${ID.slice(0, 9)}"%3E`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com.example.org/watch?v=${ID}`,
    `https://example.org/watch?v=${ID}`,
    `https://youtube.com@example.org/watch?v=${ID}`,
    'javascript:alert(1)',
  ])('%j shows none', (url) => {
    expect(youtubeVideoId(url)).toBeUndefined();
  });
});

describe('a link to YouTube', () => {
  it('[D39] is allowed to be empty, and one that is left out stays as it was', () => {
    expect([linkOf(''), linkOf('  '), linkOf(null), linkOf(undefined)]).toEqual([
      null,
      null,
      null,
      undefined,
    ]);
  });

  it.each([`https://youtu.be/${ID}`, 'https://www.youtube.com/@shreesamaj'])('[D39] may be %s', (link) => {
    expect(linkOf(` ${link} `)).toBe(link);
  });

  it.each([
    'youtube',
    `http://youtu.be/${ID}`,
    `https://vimeo.com/${ID}`,
    'https://youtube.com.example.org/',
    'https://youtube.com@example.org/',
    'https://name@youtube.com/',
    'https://youtube.com:8443/',
    'javascript:alert(document.domain)//https://youtu.be/',
    `https://youtu.be/${ID}?${'x'.repeat(300)}`,
  ])('[D39] %j is refused', (link) => {
    expect(linkOf(link)).toBe(MESSAGES.invalidVideoLink);
  });

  it('[D39] 300 characters are enough', () => {
    const link = `https://youtu.be/${ID}?`.padEnd(300, 'x');
    expect(linkOf(link)).toBe(link);
  });

  it('[REST-2] a link that is no text is refused', () => {
    expect(linkOf(7)).toBe(MESSAGES.invalidRequest);
  });
});
