import { buffer, text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

const MAIN =
  /xmlns:(\w+)=(["'](?:http:\/\/schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/spreadsheetml\/main)["'])/;
const ROW_OR_CELL = /<(row|c)(?=[\s/>])([^>]*)>/g;

/** Whether a piece of a sheet has elements with a prefix, or rows or cells that do not say where they are. */
export function isUnusual(piece: string): boolean {
  return /<\w+:row[\s/>]|<(?:row|c)(?:\s(?![^>]*\sr=)(?!r=)[^>]*)?>/.test(piece);
}

/**
 * A workbook as Excel writes it, of one that another program has written: elements without a prefix, and each row and cell
 * with its place, which otherwise follows from their order.
 */
export async function plainWorkbook(content: Buffer): Promise<Buffer> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  const plain = new ZipFile();
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    // A folder.
    if (fileName.endsWith('/')) continue;
    const stream = await zip.openReadStreamPromise(entry);
    const isXml = /^xl\/.*\.xml$/i.test(fileName);
    const part = isXml ? Buffer.from(placed(withoutPrefix(await text(stream)))) : await buffer(stream);
    plain.addBuffer(part, fileName, { compress: false });
  }
  plain.end();
  return buffer(plain.outputStream);
}

function withoutPrefix(xml: string): string {
  const [declared, prefix, namespace] = MAIN.exec(xml) ?? [];
  if (!declared) return xml;
  return xml.replaceAll(new RegExp(`(</?)${prefix}:`, 'g'), '$1').replace(declared, `xmlns=${namespace}`);
}

function placed(xml: string): string {
  let row = 0;
  let column = 0;
  return xml.replaceAll(ROW_OR_CELL, (element: string, name: string, attributes: string) => {
    const [, letters = '', number] = /\sr=["']([A-Z]*)(\d+)["']/.exec(attributes) ?? [];
    const isRow = name === 'row';
    if (isRow) [row, column] = [number ? Number(number) : row + 1, 0];
    else column = letters ? columnOf(letters) : column + 1;
    if (number) return element;
    return `<${name} r="${isRow ? '' : lettersOf(column)}${row}"${attributes}>`;
  });
}

/** Of AB 28. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Of 28 AB. */
function lettersOf(column: number): string {
  const [rest, letter] = [Math.floor((column - 1) / 26), String.fromCharCode(65 + ((column - 1) % 26))];
  return rest > 0 ? lettersOf(rest) + letter : letter;
}
