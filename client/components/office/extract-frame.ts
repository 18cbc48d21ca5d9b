/** The position of the frame in seconds, or as a fraction of the duration if that is earlier. */
const FRAME_TIME = 1;
const FRAME_FRACTION = 0.1;
const MAXIMUM_WIDTH = 1280;
/** Milliseconds after which the browser counts as unable to play the film. */
const TIMEOUT = 10_000;

function event(target: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true });
    target.addEventListener('error', () => reject(new Error('The film cannot be decoded')), { once: true });
    setTimeout(() => reject(new Error('The film takes too long')), TIMEOUT);
  });
}

async function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MAXIMUM_WIDTH / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

/** A frame of a film on this device, as a JPEG; undefined if the browser cannot play the film. */
export async function extractFrame(film: File): Promise<File | undefined> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    const loaded = event(video, 'loadeddata');
    video.src = url;
    await loaded;
    const sought = event(video, 'seeked');
    video.currentTime = Math.min(FRAME_TIME, video.duration * FRAME_FRACTION || 0);
    await sought;
    const picture = await draw(video);
    return picture ? new File([picture], 'poster.jpg', { type: picture.type }) : undefined;
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
