import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Entrar no Iconarium",
  "signIn.text": "Este é o seu link para entrar no Iconarium. Ele funciona uma vez e vale por 15 minutos.",
  "signIn.button": "Entrar",
  "signIn.otherwise": "Se você não pediu, ignore este e-mail. Sem o link, ninguém consegue entrar.",

  "email.subject": "Confirme seu novo e-mail",
  "email.text":
    "Com este link, {email} passa a ser o e-mail da sua conta no Iconarium. Ele funciona uma vez e vale por uma hora.",
  "email.button": "Confirmar e-mail",
  "email.otherwise": "Se você não pediu, ignore este e-mail. Sem o link, nada muda.",

  "moved.subject": "Seu e-mail foi alterado",
  "moved.text": "O e-mail da sua conta no Iconarium agora é {email}. Com este você não entra mais.",
  "moved.button": "Desfazer a alteração",
  "moved.otherwise":
    "Se não foi você, desfaça a alteração em até 7 dias. Isso também encerra a sessão da conta em todos os dispositivos.",

  "leaving.subject": "Sua conta será excluída",
  "leaving.text":
    "Sua conta no Iconarium e tudo o que há nela serão excluídos em {date}. Se você entrar antes disso, tudo fica como está.",
  "leaving.button": "Entrar e manter a conta",
  "leaving.otherwise": "Se não foi você, entre logo e confira seus dispositivos e chaves de acesso.",

  "returned.subject": "Seu segundo pagamento será reembolsado",
  "returned.text":
    "Você pagou por um plano, mas já tem um. O segundo pagamento é reembolsado por inteiro e seu plano continua como está. Os bancos levam alguns dias.",
  "returned.button": "Plano e pagamentos",
  "returned.otherwise": "Você não precisa fazer nada.",

  "invitation.subject": "Você tem um convite para o Iconarium",
  "invitation.text":
    "{name} reservou um lugar para você na própria licença do Iconarium. Entre com qualquer conta e ele é seu, sem custo.",
  "invitation.button": "Aceitar o lugar",
  "invitation.otherwise": "Se você não conhece essa pessoa, pode ignorar este e-mail.",

  "newsletter.subject": "Confirme a newsletter do Iconarium",
  "newsletter.text":
    "Alguém pediu a newsletter do Iconarium com este endereço. Confirme que você quer recebê-la. O link funciona uma vez, por três dias.",
  "newsletter.button": "Sim, quero assinar",
  "newsletter.otherwise": "Se não foi você, ignore este e-mail. Nada é enviado sem a sua confirmação.",
  "welcome.subject": "Boas-vindas à newsletter do Iconarium",
  "welcome.text":
    "Assinatura feita: ícones novos, estilos novos e novidades do site chegam para você mais ou menos uma vez por mês.",
  "welcome.button": "Ver as novidades",
  "welcome.otherwise": "Você recebe este e-mail porque confirmou a assinatura.",
  leave: "Cancelar a newsletter",

  "product.month": "{plan}, mensal",
  "product.year": "{plan}, anual",
} satisfies Translation<"mail">;
