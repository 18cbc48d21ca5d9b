/**
 * Formats of `Intl`, by locale and options. Each is made once and kept: making one takes as long as a hundred uses of it, on a
 * phone more than drawing a card.
 */
function keeping<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = JSON.stringify([locale, options]);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const dateTimeFormat = keeping(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = keeping(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const listFormat = keeping(
  (locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
