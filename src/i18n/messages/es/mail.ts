import type { Translation } from "../../source-messages.ts";

export const mail = {
  "signIn.subject": "Inicia sesión en Iconarium",
  "signIn.text": "Este es tu enlace para iniciar sesión en Iconarium. Funciona una sola vez y vale 15 minutos.",
  "signIn.button": "Iniciar sesión",
  "signIn.otherwise": "Si no lo has pedido, puedes ignorar este correo. Sin el enlace nadie puede iniciar sesión.",

  "email.subject": "Confirma tu nuevo correo",
  "email.text":
    "Con este enlace, {email} pasa a ser el correo de tu cuenta de Iconarium. Funciona una sola vez y vale una hora.",
  "email.button": "Confirmar correo",
  "email.otherwise": "Si no lo has pedido, puedes ignorar este correo. Sin el enlace no cambia nada.",

  "moved.subject": "Tu correo ha cambiado",
  "moved.text": "El correo de tu cuenta de Iconarium ahora es {email}. Con este ya no puedes iniciar sesión.",
  "moved.button": "Deshacer el cambio",
  "moved.otherwise":
    "Si no has sido tú, deshaz el cambio en un plazo de 7 días. Además, se cerrará la sesión en todos tus dispositivos.",

  "leaving.subject": "Tu cuenta se eliminará",
  "leaving.text":
    "Tu cuenta de Iconarium y todo su contenido se eliminarán el {date}. Si inicias sesión antes, se conserva todo.",
  "leaving.button": "Iniciar sesión y conservar la cuenta",
  "leaving.otherwise": "Si no has sido tú, inicia sesión pronto y revisa tus dispositivos y llaves de acceso.",

  "returned.subject": "Te devolvemos el segundo pago",
  "returned.text":
    "Has pagado un plan aunque ya tienes uno. El segundo pago se reembolsa por completo y tu plan sigue como está. Los bancos tardan unos días.",
  "returned.button": "Plan y pagos",
  "returned.otherwise": "No tienes que hacer nada.",

  "invitation.subject": "Tienes una invitación a Iconarium",
  "invitation.text":
    "{name} tiene un puesto para ti en su licencia de Iconarium. Entra con la cuenta que quieras y es tuyo, sin coste.",
  "invitation.button": "Aceptar el puesto",
  "invitation.otherwise": "Si no conoces a esta persona, puedes ignorar este correo.",

  "newsletter.subject": "Confirma el boletín de Iconarium",
  "newsletter.text":
    "Alguien ha pedido el boletín de Iconarium con este correo. Confirma que lo quieres. El enlace sirve una vez, durante tres días.",
  "newsletter.button": "Sí, suscribirme",
  "newsletter.otherwise": "Si no has sido tú, ignora este correo. Sin tu confirmación no se envía nada.",
  "welcome.subject": "Te damos la bienvenida al boletín de Iconarium",
  "welcome.text":
    "Ya tienes la suscripción: los iconos nuevos, los estilos nuevos y las novedades del sitio te llegarán más o menos una vez al mes.",
  "welcome.button": "Ver las novedades",
  "welcome.otherwise": "Recibes este correo porque has confirmado tu suscripción.",
  leave: "Darse de baja",

  "product.month": "{plan}, mensual",
  "product.year": "{plan}, anual",
} satisfies Translation<"mail">;
