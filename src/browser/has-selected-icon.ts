/** Whether the address selects an icon. Its panel is shown a moment later, and a key pressed meanwhile is meant for it. */
export const hasSelectedIcon = () => new URLSearchParams(location.search).has("icon");
