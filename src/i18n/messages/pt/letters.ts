import type { Translation } from "../../source-messages.ts";

export const letters = {
  "assigned.subject": "Atribuído a você: {title}",
  "assigned.text": "“{title}” foi atribuído a você. Marque-o como em andamento quando começar.",
  "resolved.subject": "“{title}” está pronto",
  "resolved.text": "Os ícones que você pediu já estão no Iconarium: “{title}”.",
  "declined.subject": "“{title}” foi recusado",
  "declined.text": "“{title}” não será desenhado. Motivo: {reason}",
  "merged.subject": "“{title}” foi unido a outro pedido",
  "merged.text": "“{original}” era um pedido igual a “{title}”. Seu voto agora conta lá.",
  open: "Ver o pedido",
  seeIcons: "Ver os ícones",
  whyMaker: "Você está recebendo este e-mail porque desenha ícones para o Iconarium.",
  whyVoter: "Você está recebendo este e-mail porque pediu estes ícones ou votou neles.",
  unsubscribe: "Não receber mais estes e-mails",
  "unsubscribePage.title": "Parar de receber e-mails sobre pedidos?",
  "unsubscribePage.text": "Você ainda pode acompanhar seus pedidos no Iconarium.",
  "unsubscribePage.button": "Parar de receber",
  "unsubscribePage.done": "Você não receberá mais e-mails sobre pedidos.",
  "unsubscribePage.unknown": "Este link está incompleto. Abra-o de novo pelo e-mail.",
  "unsubscribePage.toRequests": "Ir para os pedidos",
  "unsubscribePage.failed": "Algo deu errado. Tente de novo.",
} satisfies Translation<"letters">;
