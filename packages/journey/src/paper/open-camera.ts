/** The camera that looks away from the person, or why there is none. Asks the person, who may refuse. */
export async function openCamera(): Promise<MediaStream | 'denied' | 'noCamera'> {
  /* there is none without a secure connection, nor in a frame that may not have one */
  if (!navigator.mediaDevices) return 'noCamera';
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'noCamera';
  }
}
