import { expect, it } from 'vitest';
import { jsonForHtml } from './json-for-html.ts';

it.each(['</script><script>alert(1)</script>', '<!--', ']]> & \u2028 \u2029', 'શ્રી સમાજ 🙏'])(
  'keeps %j a value and nothing else',
  (text) => {
    const json = jsonForHtml({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
