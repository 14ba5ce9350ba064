/** Two hundred words that people look icons up by: things, actions, signs, places, moods, brands. */
export const words: readonly string[] = `
home user settings search arrow heart star mail phone camera calendar clock cloud download upload trash edit plus minus close
check menu bell lock key map location car bus train plane bike boat rocket sun moon rain snow wind fire water tree flower leaf
dog cat bird fish horse apple banana coffee tea beer wine pizza cake bread egg knife fork spoon cup bottle house building bank
hospital school church factory shop cart bag gift wallet money dollar euro coin card chart graph table list grid filter sort
folder file document book note pen pencil brush palette image video music play pause stop record volume microphone headphones
speaker radio television laptop tablet keyboard mouse printer server database network wifi bluetooth battery plug light lamp
bulb door window chair bed sofa bath shower toilet sink towel shirt shoe hat glasses ring watch crown flag globe compass anchor
target trophy medal puzzle dice game ball football basketball tennis golf swim run walk dance yoga hand thumb finger eye ear
nose mouth face smile angry baby man woman family group chat message send share link code terminal bug shield virus pill react python linux
syringe stethoscope tooth brain bone atom microscope github google
`
  .trim()
  .split(/\s+/);
