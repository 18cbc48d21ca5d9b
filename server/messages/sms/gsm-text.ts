/** What a text message of 160 letters may have (GSM 03.38); with one other letter all of it is sent in another way, of 70. */
const GSM = /^[ \w@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà^{}\\[\]~|€\n]*$/;

/** Such as telephones type by themselves. */
const TYPED: readonly [RegExp, string][] = [
  [/[‘’‛′`´]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[‐-―]/g, '-'],
];

/** The same within the letters of a text message, without the accents that it lacks; null for another script. */
export function gsmText(text: string): string | null {
  const typed = TYPED.reduce((before, [what, by]) => before.replace(what, by), text.normalize('NFC'));
  const plain = [...typed].map((letter) =>
    GSM.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  const written = plain.join('');
  return GSM.test(written) ? written : null;
}
