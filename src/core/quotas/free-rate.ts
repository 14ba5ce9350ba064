/** How many files of icons everybody may have made in a minute, by network: a script that fetches a set should take a ZIP. */
export const freeFilesPerMinute = 240;
