/** The description of a track's format: its box, then sixteen bytes later the codec, HEVC or Dolby's kind of it. */
const HEVC_TRACK = /stsd.{12}(?:hvc1|hev1|dvh1|dvhe)/s;

/** Whether a film is in the format of newer phones, which browsers show on some machines only. */
export async function isHevc(film: Blob): Promise<boolean> {
  const bytes = await film.arrayBuffer();
  return HEVC_TRACK.test(new TextDecoder('latin1').decode(bytes));
}
