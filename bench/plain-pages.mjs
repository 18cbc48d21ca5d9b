// Draws the HTML of Samaj's pages anew by plain React elements, without components, styles, texts or queries: what a page
// costs at least that is drawn by React. Run as `node bench/plain-pages.mjs` with SAMAJ_URL and PAGE_PATHS set; it prints its URL.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { Window } from 'happy-dom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const TEXT = 3;
const ELEMENT = 1;
/** Their text is no HTML. */
const RAW = new Set(['script', 'style', 'noscript']);

/** React takes styles as objects, and what stands without a value as true. */
function propsOf({ attributes }) {
  const props = [...attributes].map(({ name, value }) => [name, value === '' ? true : value]);
  return Object.fromEntries(
    props.map(([name, value]) => (name === 'style' ? [name, styleOf(value)] : [name, value])),
  );
}

function styleOf(text) {
  const declarations = String(text)
    .split(';')
    .map((declaration) => declaration.split(/:(.*)/s))
    .filter(([, value]) => value);
  return Object.fromEntries(declarations.map(([name, value]) => [camelCase(name.trim()), value.trim()]));
}

const camelCase = (name) =>
  name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** What is needed to draw a node, apart from the parser's classes. */
function parsed(node) {
  if (node.nodeType === TEXT) return node.data;
  if (node.nodeType !== ELEMENT) return null;
  const type = node.localName;
  const props = propsOf(node);
  if (RAW.has(type))
    return { type, props: { ...props, dangerouslySetInnerHTML: { __html: node.textContent } } };
  if (type === 'textarea') return { type, props: { ...props, defaultValue: node.textContent } };
  return { type, props, children: [...node.childNodes].map(parsed).filter((child) => child !== null) };
}

const draw = (node) =>
  typeof node === 'string' ? node : createElement(node.type, node.props, ...(node.children?.map(draw) ?? []));

const app = fastify();
await app.register(compress, { global: false });
// The quality with which Samaj compresses a newly rendered page.
const compressed = { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } };
for (const path of process.env.PAGE_PATHS.split(',')) {
  const html = await (await fetch(process.env.SAMAJ_URL + path)).text();
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  const page = parsed(document.documentElement);
  app.get(path, { compress: compressed }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(`<!doctype html>${renderToString(draw(page))}`),
  );
}
console.log(`Listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
