import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Запрос для вас: {title}",
  "assigned.text": "Вам предстоит нарисовать «{title}». Возьмите запрос в работу, когда начнёте.",
  "resolved.subject": "«{title}» нарисовано",
  "resolved.text": "Иконки, которые вы хотели, уже в Iconarium: «{title}».",
  "declined.subject": "Запрос «{title}» отклонён",
  "declined.text": "«{title}» рисовать не будут. Причина: {reason}",
  "merged.subject": "Запрос «{title}» объединён с другим",
  "merged.text": "Запрос «{original}» о том же, что и «{title}». Ваш голос теперь учтён там.",
  open: "Открыть запрос",
  seeIcons: "Посмотреть иконки",
  whyMaker: "Вы получили это письмо, потому что рисуете иконки для Iconarium.",
  whyVoter: "Вы получили это письмо, потому что просили эти иконки или голосовали за них.",
  leave: "Больше не получать такие письма",
  "leaving.title": "Больше не присылать такие письма?",
  "leaving.text": "Что стало с запросами, по-прежнему будет видно в Iconarium.",
  "leaving.button": "Отписаться",
  "leaving.done": "Такие письма больше не придут.",
  "leaving.unknown": "Ссылка неполная. Откройте её из письма ещё раз.",
  "leaving.toRequests": "К запросам",
  "leaving.failed": "Не получилось. Попробуйте ещё раз.",
} satisfies Translation<"letters">;
