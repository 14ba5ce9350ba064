/** Whether a text is an absolute http or https URL. */
export const isHttpAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
